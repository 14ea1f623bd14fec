/**
 * What the further pictures of one request change beyond its words. The first picture shows the words as they are; each
 * further one also changes what they leave open, so that no two pictures are the same.
 */
import type { Hex } from '../../foundation/colour/hex.ts';
import { hexOf, oklabOf } from '../../foundation/colour/oklab.ts';
import type { ColourMention } from '../../words/prompt/brief.ts';
import type { LightName } from '../../words/prompt/vocabulary/scenes.ts';
import { toneColour } from '../../words/prompt/colour/tone-colour.ts';
import { namedColour } from '../../words/prompt/colour/named-colour.ts';
import { CLOTHS, NEW_CLOTH } from './free-reading.ts';
import type { Wish } from './wish.ts';

interface Step {
  /** Change of the colour's lightness: 1 is paler, -1 deeper, 0 leaves it unchanged. */
  readonly paler: 1 | 0 | -1;
  /** Factor on the contrast of the folds. */
  readonly contrast: number;
  /** The same for a colour that must stay as it is, where folds show the difference. */
  readonly exactContrast: number;
  /** Light over that of the picture, where neither colours nor folds can change visibly. */
  readonly over: LightName;
}

/** The further pictures in turn. */
const STEPS: readonly Step[] = [
  { paler: 1, contrast: 0.92, exactContrast: 0.5, over: 'high-key' },
  { paler: 0, contrast: 1.5, exactContrast: 1.8, over: 'low-key' },
  { paler: -1, contrast: 1.1, exactContrast: 1.35, over: 'overcast' },
];
/** Change of lightness (OKLab) that the closest variation gets. */
const MIN_SHIFT = 0.07;
/** Change of lightness (OKLab) that complete freedom adds. */
const FREE_SHIFT = 0.1;
/** Lightness (OKLab) of the deepest cloth that still shows its folds. */
const DEEPEST = 0.2;
/** Lightness (OKLab) of the palest cloth that still shows its folds. */
const PALEST = 0.96;
/** Lightness (OKLab) below which other tones and folds are hardly visible. */
const DARK = 0.23;

interface Further {
  /** Position after the picture that shows the words as they are; 0 is that picture. */
  readonly step: number;
  readonly seed: number;
  /** 0 (free) to 1 (close). */
  readonly strength: number;
  /** Whether the colours stay as they are named. */
  readonly isExact: boolean;
}

/**
 * Whether the words name a colour by a code, or by a name that the person gave it. Such a colour is the same in every
 * picture.
 */
export function hasExactColour({ piece }: Wish): boolean {
  return piece?.colours.some(({ name, tone, hex }) => hex !== hexOfName(name, tone)) ?? false;
}

const hexOfName = (name: ColourMention['name'], tone: ColourMention['tone']): Hex => {
  const { hex } = namedColour(name, 'main');
  return tone === null ? hex : toneColour(hex, tone);
};

/** @param asked the wish of the words, with the garment's own colour where they name cloth or print alone. */
export function furtherWish(asked: Wish, { step, seed, strength, isExact }: Further): Wish {
  if (step === 0) return asked;
  const { paler, contrast, exactContrast, over } = STEPS[(step - 1) % STEPS.length]!;
  const { piece, place } = asked;
  const wish: Wish = { ...asked, contrast: asked.contrast * (isExact ? exactContrast : contrast) };
  const main = piece?.colours[0];
  // A named setting is another one in every picture, with its own light.
  const lit: Wish = place === '' ? { ...wish, over } : wish;
  if (!piece || !main) return lit;
  const freedom = Math.min(1, Math.max(0, 1 - strength));
  const isPlain = piece.fabric === null && piece.pattern === null;
  const newCloth = isPlain && freedom > NEW_CLOTH ? CLOTHS[seed % CLOTHS.length]! : piece.fabric;
  const isDark = oklabOf(main.hex)[0] < DARK;
  const shown = isDark ? lit : wish;
  if (isExact) return { ...shown, piece: { ...piece, fabric: newCloth } };
  const shift = paler * (MIN_SHIFT + FREE_SHIFT * freedom);
  const colours = piece.colours.map((colour): ColourMention => ({ ...colour, hex: inTone(colour.hex, shift) }));
  const fabric = paler === 0 ? newCloth : piece.fabric;
  return { ...shown, piece: { ...piece, fabric, colours } };
}

/** The same hue, paler or deeper; where there is no room for that, half as much in the other direction. */
function inTone(hex: Hex, shift: number): Hex {
  const [lightness, a, b] = oklabOf(hex);
  const wanted = lightness + shift;
  const isPossible = wanted >= DEEPEST && wanted <= PALEST;
  return hexOf([isPossible ? wanted : lightness - shift / 2, a, b]);
}
