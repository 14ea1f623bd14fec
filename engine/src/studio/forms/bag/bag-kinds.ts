import type { Piece } from '../../../words/prompt/brief.ts';
import type { Carrying } from './carry-parts.ts';

/** What a kind of flap bag, tote or clutch has, a row each. */
interface BagKind {
  /** How it is carried where words name no strap, and where they name one that does not say it. */
  readonly carrying: Carrying;
  readonly carryingWithStrap: Carrying;
  /** Its leather is quilted whatever the words say. */
  readonly quilted?: boolean;
  /** It is as wide and stiff as a woven basket. */
  readonly basket?: boolean;
  /** It is a hard box with two halves and a clasp. */
  readonly hard?: boolean;
  /** Its flap ends in a point. */
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
