/**
 * What the further pictures of one request change beyond its words. The first picture shows the words as they are; each
 * further one also changes what they leave open, so that no two pictures are the same.
 */
import type { Hex } from '../../foundation/colour/hex.ts';
import { hexOf, oklabOf } from '../../foundation/colour/oklab.ts';
import type { ColourMention } from '../../words/prompt/brief.ts';
import type { LightName } from '../../words/prompt/vocabulary/scenes.ts';
import { CLOTHS, NEW_CLOTH } from './free-reading.ts';
import type { Wish } from './wish.ts';

interface Step {
  /** Change of the colour's lightness: 1 is paler, -1 deeper, 0 leaves it unchanged. */
  readonly paler: 1 | 0 | -1;
  /** Factor on the contrast of the folds. */
  readonly contrast: number;
  /** Light over that of the picture, where no colour can change visibly. */
  readonly over: LightName;
}

/** The further pictures in turn. */
const STEPS: readonly Step[] = [
  { paler: 1, contrast: 0.92, over: 'high-key' },
  { paler: 0, contrast: 1.5, over: 'low-key' },
  { paler: -1, contrast: 1.1, over: 'overcast' },
];
/** Change of lightness (OKLab) that the closest variation gets. */
const MIN_SHIFT = 0.07;
/** Change of lightness (OKLab) that complete freedom adds. */
const FREE_SHIFT = 0.1;
/** Lightness (OKLab) of the deepest cloth that still shows its folds. */
const DEEPEST = 0.2;
/** Lightness (OKLab) of the palest cloth that still shows its folds. */
const PALEST = 0.96;
/** Lightness (OKLab) below which other tones of a colour are hardly visible. */
const DARK = 0.23;

interface Further {
  /** Position after the picture that shows the words as they are; 0 is that picture. */
  readonly step: number;
  readonly seed: number;
  /** 0 (free) to 1 (close). */
  readonly strength: number;
}

/** @param asked the wish of the words, with the garment's own colour where they name cloth or print alone. */
export function furtherWish(asked: Wish, { step, seed, strength }: Further): Wish {
  if (step === 0) return asked;
  const { paler, contrast, over } = STEPS[(step - 1) % STEPS.length]!;
  const { piece, place } = asked;
  const wish: Wish = { ...asked, contrast: asked.contrast * contrast };
  const main = piece?.colours[0];
  // A named setting is another one in every picture, with its own light.
  const lit: Wish = place === '' ? { ...wish, over } : wish;
  if (!piece || !main) return lit;
  const freedom = Math.min(1, Math.max(0, 1 - strength));
  const shift = paler * (MIN_SHIFT + FREE_SHIFT * freedom);
  const colours = piece.colours.map((colour): ColourMention => ({ ...colour, hex: inTone(colour.hex, shift) }));
  const isPlain = piece.fabric === null && piece.pattern === null;
  const fabric = isPlain && paler === 0 && freedom > NEW_CLOTH ? CLOTHS[seed % CLOTHS.length]! : piece.fabric;
  const isDark = oklabOf(main.hex)[0] < DARK;
  return { ...(isDark ? lit : wish), piece: { ...piece, fabric, colours } };
}

/** The same hue, paler or deeper; where there is no room for that, half as much in the other direction. */
function inTone(hex: Hex, shift: number): Hex {
  const [lightness, a, b] = oklabOf(hex);
  const wanted = lightness + shift;
  const isPossible = wanted >= DEEPEST && wanted <= PALEST;
  return hexOf([isPossible ? wanted : lightness - shift / 2, a, b]);
}
