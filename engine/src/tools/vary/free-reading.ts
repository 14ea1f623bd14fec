/**
 * The content of a variation without words: another colour, cloth or depth of the same piece, in rotation by its seed.
 */
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import { oklabOf } from '../../foundation/colour/oklab.ts';
import { harmonyOf } from './harmony.ts';
import { mixHex } from '../../foundation/colour/mix-hex.ts';
import { mentionOf } from '../../words/prompt/colour/mention-of-hex.ts';
import { clothPiece, type Wish } from './wish.ts';

/** Cloths that most garments are also made of, from the most similar to the boldest. */
export const CLOTHS: readonly NonNullable<Piece['fabric']>[] = [
  'satin',
  'velvet',
  'wool',
  'linen',
  'corduroy',
  'leather',
];
const PRINTS: readonly NonNullable<Piece['pattern']>['name'][] = [
  'stripes',
  'polka-dots',
  'checks',
  'houndstooth',
  'floral',
];
const LEADS = ['hue', 'cloth', 'depth', 'print'] as const;
/** Minimum freedom for another cloth. */
export const NEW_CLOTH = 0.3;
/** Minimum freedom for a print. */
const NEW_PRINT = 0.55;
/** Minimum freedom, so that the closest variation still differs. */
const MIN_FREEDOM = 0.04;
/** Lightness (OKLab) above which cloth counts as pale. */
const PALE_LIGHTNESS = 0.55;

/**
 * Chooses a variation.
 * @param own colour of the garment's main dye.
 * @param strength 0 (free) to 1 (close).
 */
export function freeReading(own: Hex, seed: number, strength: number): Wish {
  const freedom = Math.min(1, Math.max(MIN_FREEDOM, 1 - strength));
  const random = createRandom(deriveSeed(seed, 'variation'));
  const lead = LEADS[seed % LEADS.length]!;
  const round = Math.floor(seed / LEADS.length);
  // At the default strength harmonies are complete; close to the source they are only partial.
  const reach = Math.min(1, 1.6 * freedom);
  const kept = { category: null, garment: null, place: '', light: null, contrast: 1, note: null } as const;
  const inColour = (hex: Hex) => [mentionOf(hex)];
  switch (lead) {
    case 'cloth':
      if (freedom > NEW_CLOTH) {
        const fabric = CLOTHS[(round + Math.floor(random() * CLOTHS.length)) % CLOTHS.length]!;
        return {
          ...kept,
          piece: clothPiece({ fabric, colours: inColour(harmonyOf(own, round, 0.6 * reach, random)) }),
        };
      }
      return {
        ...kept,
        piece: clothPiece({ colours: inColour(harmonyOf(own, round + 2, reach, random)) }),
        contrast: 1.12,
      };
    case 'print':
      if (freedom > NEW_PRINT) {
        const name = PRINTS[(round + Math.floor(random() * PRINTS.length)) % PRINTS.length]!;
        return { ...kept, piece: clothPiece({ pattern: { name, colours: [] }, colours: inColour(own) }) };
      }
      return { ...kept, piece: clothPiece({ colours: inColour(harmonyOf(own, round + 3, reach, random)) }) };
    case 'depth':
      return { ...kept, piece: clothPiece({ colours: inColour(otherDepth(own, reach)) }), contrast: 1.06 };
    case 'hue':
      return { ...kept, piece: clothPiece({ colours: inColour(harmonyOf(own, round, reach, random)) }) };
  }
}

/** Makes pale cloth deep and deep cloth pale, in its own hue. */
function otherDepth(own: Hex, reach: number): Hex {
  const [lightness] = oklabOf(own);
  return mixHex(own, lightness > PALE_LIGHTNESS ? '#1d2027' : '#f0e9dc', 0.72 * reach);
}
