import type { Piece } from '../../../words/prompt/brief.ts';
import { swimKind } from './swim-kinds.ts';
import type { SwimKind } from './swim-kinds.ts';

type Neck = 'scoop' | 'vee' | 'plunge' | 'square' | 'halter' | 'bandeau' | 'one-shoulder' | 'high' | 'triangle' | 'bra';

/** Measures of a swimsuit in metres, from the words of a brief. */
export interface SwimCut {
  readonly kind: SwimKind;
  readonly neck: Neck;
  /** Straps end at this half-width at the shoulder; their inner edge follows the neckline. */
  readonly straps: 'wide' | 'thin' | 'none' | 'tied';
  /** Height of the back's upper edge at its centre. */
  readonly back: number;
  /** Height of the leg opening at the side, and of the upper edge of a bikini's bottom there. */
  readonly legHeight: number;
  readonly bottomTop: number;
  /** Sides of the bottom are strings with bows. */
  readonly ties: boolean;
  readonly cutouts: boolean;
  /** Gathers across the front. */
  readonly ruched: boolean;
  /** Shoulders are covered for sleeves to be set in. */
  readonly sleeved: boolean;
}

const NECKS: Readonly<Partial<Record<NonNullable<Piece['attributes']['neckline']>, Neck>>> = {
  'v-neck': 'vee',
  plunging: 'plunge',
  square: 'square',
  halter: 'halter',
  strapless: 'bandeau',
  sweetheart: 'bandeau',
  'off-shoulder': 'bandeau',
  'one-shoulder': 'one-shoulder',
  turtleneck: 'high',
  'mock-neck': 'high',
  crew: 'high',
};

export function swimCut({ cut, attributes, details }: Piece): SwimCut {
  const kind = swimKind(cut);
  const asked = attributes.neckline ? (NECKS[attributes.neckline] ?? 'scoop') : null;
  const own = kind.bra ? 'bra' : asked;
  const neck = own ?? (attributes.strap === 'none' ? 'bandeau' : kind.bare ? 'triangle' : 'scoop');
  const sleeved =
    (attributes.sleeve ?? 'sleeveless') !== 'sleeveless' && (neck === 'scoop' || neck === 'high' || neck === 'vee');
  const high = attributes.rise === 'high';
  const tied = attributes.closure === 'tie' || attributes.strap === 'spaghetti';
  const ties = kind.bare && !high && (tied || neck === 'triangle');
  const legHeight = details.includes('high-leg') ? 1.03 : !kind.twoPiece ? 0.94 : ties ? 0.955 : high ? 0.92 : 0.905;
  return {
    kind,
    neck,
    straps:
      neck === 'bandeau'
        ? 'none'
        : neck === 'halter' || neck === 'triangle'
          ? 'tied'
          : kind.bra
            ? 'thin'
            : strapsOf(attributes.strap),
    back: sleeved ? 1.44 : backHeight(kind, neck, attributes.back),
    legHeight,
    bottomTop: high ? 1.085 : (kind.bottomTop ?? (ties ? 0.935 : 0.955)),
    ties,
    cutouts: details.includes('cutouts'),
    ruched: attributes.pleat === 'gathered' || attributes.drape !== undefined,
    sleeved,
  };
}

function strapsOf(strap: Piece['attributes']['strap']): SwimCut['straps'] {
  return strap === 'spaghetti' ? 'thin' : 'wide';
}

function backHeight(kind: SwimKind, neck: Neck, back: Piece['attributes']['back']): number {
  if (back === 'open' || back === 'low') return 1.03;
  if (neck === 'bandeau' || neck === 'halter' || kind.bare) return 1.26;
  return neck === 'high' ? 1.4 : 1.19;
}
