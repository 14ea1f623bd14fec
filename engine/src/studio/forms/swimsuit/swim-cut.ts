import type { Piece } from '../../../words/prompt/brief.ts';
import { swimKind } from './swim-kinds.ts';
import type { SwimKind } from './swim-kinds.ts';
import {
  BANDEAU,
  BRA,
  HALTER,
  HIGH,
  ONE_SHOULDER,
  PLUNGE,
  SCOOP,
  SQUARE,
  THIN_STRAP,
  TRIANGLE,
  VEE,
  WIDE_STRAP,
} from './swim-necks.ts';
import type { SwimNeck } from './swim-necks.ts';

type Attributes = Piece['attributes'];

/** Measures of a swimsuit in metres, from the words of a brief. */
export interface SwimCut {
  readonly kind: SwimKind;
  readonly neck: SwimNeck;
  /** Half the width of its straps. */
  readonly strapHalf: number;
  /** Height of the upper edge of the back at its centre. */
  readonly back: number;
  /** Height of the leg opening at the side. */
  readonly legHeight: number;
  /** Height of the upper edge of a bikini bottom. */
  readonly bottomTop: number;
  /** True when the sides of the bottom are strings with bows. */
  readonly ties: boolean;
  /** True when the cups of a bra end in narrow straps. In scenes that were stored before, its straps were wide. */
  readonly cupped: boolean;
  readonly cutouts: boolean;
  /** True when the front is gathered. */
  readonly ruched: boolean;
  /** True when the shoulders are covered, so that sleeves can be set in. */
  readonly sleeved: boolean;
}

/** Named necklines with a shape of their own; any other named one is a scoop. */
const NECKS: { readonly [Name in NonNullable<Attributes['neckline']>]?: SwimNeck } = {
  'v-neck': VEE,
  plunging: PLUNGE,
  square: SQUARE,
  halter: HALTER,
  strapless: BANDEAU,
  sweetheart: BANDEAU,
  'off-shoulder': BANDEAU,
  'one-shoulder': ONE_SHOULDER,
  turtleneck: HIGH,
  'mock-neck': HIGH,
  crew: HIGH,
};

/** Effects of the words for straps: a neckline that follows from them, their half-width, and ties at the hips. */
interface StrapWord {
  readonly neck?: SwimNeck;
  readonly half?: number;
  readonly ties?: boolean;
}

const STRAPS: { readonly [Name in NonNullable<Attributes['strap']>]?: StrapWord } = {
  none: { neck: BANDEAU },
  spaghetti: { half: THIN_STRAP, ties: true },
};

/** Heights in metres of the back's upper edge that words name. */
const BACKS: { readonly [Name in NonNullable<Attributes['back']>]?: number } = { open: 1.03, low: 1.03 };

export function swimCut(piece: Piece): SwimCut {
  const { attributes, details } = piece;
  const kind = swimKind(piece);
  const asked = attributes.neckline ? (NECKS[attributes.neckline] ?? SCOOP) : null;
  const own = kind.bra ? BRA : asked;
  const strap = attributes.strap && STRAPS[attributes.strap];
  const neck = own ?? strap?.neck ?? (kind.bare ? TRIANGLE : SCOOP);
  const sleeved = (attributes.sleeve ?? 'sleeveless') !== 'sleeveless' && neck.sleeved;
  const high = attributes.rise === 'high';
  const tied = attributes.closure === 'tie' || strap?.ties === true;
  const ties = kind.bare && !high && (tied || neck.cups);
  const legHeight = details.includes('high-leg')
    ? 1.03
    : kind.legHeight
      ? kind.legHeight
      : !kind.twoPiece
        ? 0.94
        : ties
          ? 0.955
          : high
            ? 0.92
            : 0.905;
  const cupped = kind.bra && piece.drawnAs === undefined;
  return {
    kind,
    cupped,
    neck,
    strapHalf: (cupped ? NARROW_STRAP : neck.strapHalf) ?? strap?.half ?? WIDE_STRAP,
    back: sleeved ? 1.44 : backHeight(kind, neck, attributes),
    legHeight,
    bottomTop: high ? 1.085 : (kind.bottomTop ?? (ties ? 0.935 : 0.955)),
    ties,
    cutouts: details.includes('cutouts'),
    ruched: attributes.pleat === 'gathered' || attributes.drape !== undefined,
    sleeved,
  };
}

/** Half the width in metres of the strap of a bra. */
const NARROW_STRAP = 0.004;

/** Height in metres of the upper edge, at the back, of a top that ends below the bust. */
const BARE_BACK = 1.26;

function backHeight(kind: SwimKind, neck: SwimNeck, { back }: Attributes): number {
  return (back && BACKS[back]) ?? (kind.bare ? BARE_BACK : neck.back);
}
