/** Colours that match a garment's own: chosen among the named colours of the trade, as a designer would. */
import type { Random } from '../../foundation/geometry/random.ts';
import { mixHex } from '../../foundation/colour/mix-hex.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { hexOf, oklabOf } from '../../foundation/colour/oklab.ts';
import { nearestColour } from '../../words/prompt/colour/nearest-colour.ts';
import { colourRows } from '../../words/prompt/vocabulary/colours.ts';

/** Rotations of hue in degrees: neighbours, thirds, opposites. */
const TURNS = [34, -38, 178, 122, -118, 62, -66, 150] as const;
/** Neutral goods have no hue to rotate: these colours sell beside them. */
const BESIDE_NEUTRALS: readonly Hex[] = [
  '#1f2a44',
  '#7a1f2b',
  '#3f5b45',
  '#b08d57',
  '#8fa6b8',
  '#c9a9a6',
  '#5b3a2e',
  '#d8cbb5',
];
/** Chroma (OKLab) below which a colour is neutral. */
const NEUTRAL_CHROMA = 0.035;
/** Minimum chroma (OKLab) of a chosen colour. */
const MIN_CHROMA = 0.06;
/** Maximum chroma (OKLab) of a chosen colour. */
const MAX_CHROMA = 0.15;
/** Minimum lightness (OKLab) at which the hue of cloth is still visible. */
const MIN_LIGHTNESS = 0.26;
/** Maximum lightness (OKLab) at which the hue of cloth is still visible. */
const MAX_LIGHTNESS = 0.9;
/** Range of lightness (OKLab) within which a chosen colour varies. */
const LIGHTNESS_RANGE = 0.24;
/** Freedom above which a colour moves to the nearest named one. */
const NAMED_FREEDOM = 0.4;

const codes = new Map(colourRows.map(({ name, hex }) => [name as string, hex]));

/**
 * Chooses a harmonious colour.
 * @param position index of the harmony, from 0.
 * @param freedom 0 stays at `own`, 1 is the complete harmony.
 */
export function harmonyOf(own: Hex, position: number, freedom: number, random: Random): Hex {
  const [lightness, a, b] = oklabOf(own);
  const chroma = Math.hypot(a, b);
  if (chroma < NEUTRAL_CHROMA) return mixHex(own, BESIDE_NEUTRALS[position % BESIDE_NEUTRALS.length]!, freedom);
  const turn = (TURNS[position % TURNS.length]! * Math.PI * freedom) / 180;
  const hue = Math.atan2(b, a) + turn;
  const chosenChroma = Math.min(MAX_CHROMA, Math.max(MIN_CHROMA, chroma));
  // Opposites of pale cloth are pale, but a different depth keeps a range from looking like one dye lot.
  const lightnessShift = (random() - 0.5) * LIGHTNESS_RANGE * freedom;
  const wanted = hexOf([
    Math.min(MAX_LIGHTNESS, Math.max(MIN_LIGHTNESS, lightness + lightnessShift)),
    chosenChroma * Math.cos(hue),
    chosenChroma * Math.sin(hue),
  ]);
  return freedom > NAMED_FREEDOM ? (codes.get(nearestColour(wanted)) ?? wanted) : wanted;
}
