import type { Piece } from '../../../words/prompt/brief.ts';
import type { Carrying } from './carry-parts.ts';

/** Features of each kind of flap bag, tote or clutch, one row per kind. */
interface BagKind {
  /** How the bag is carried when words name no strap. */
  readonly carrying: Carrying;
  /** How the bag is carried when words name a strap that does not decide it. */
  readonly carryingWithStrap: Carrying;
  /** True when the leather is quilted even if words do not ask for it. */
  readonly quilted?: boolean;
  /** True when the bag is as wide and stiff as a woven basket. */
  readonly basket?: boolean;
  /** True for a hard box with two halves and a clasp. */
  readonly hard?: boolean;
  /** True when the flap ends in a point. */
  readonly pointed?: boolean;
}

const PLAIN: BagKind = { carrying: 'top-handle', carryingWithStrap: 'top-handle' };

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: BagKind } = {
  'chain-bag': { ...PLAIN, carrying: 'chain', quilted: true },
  'shoulder-bag': { carrying: 'strap', carryingWithStrap: 'strap' },
  'basket-bag': { ...PLAIN, basket: true },
  minaudiere: { ...PLAIN, hard: true },
  'frame-clutch': { ...PLAIN, hard: true },
  'envelope-clutch': { ...PLAIN, pointed: true },
};

export const bagKind = ({ cut }: Piece): BagKind => (cut && KINDS[cut]) ?? PLAIN;
