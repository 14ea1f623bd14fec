/** The named kinds of shirts and T-shirts: each row says what its name means for how the shirt is made. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

/** Properties that a named kind changes; words of the brief decide the rest. */
export interface ShirtKind {
  /** True when it closes at the neck only, with three buttons, and is hemmed straight with a twin needle. */
  readonly halfPlacket?: boolean;
  /** Opening of the neck when it does not close with a zip: 0 is closed, 1 has a button undone. */
  readonly undone?: number;
  /** True when it has no yoke across the shoulders. */
  readonly noYoke?: boolean;
  /** True when it has no chest pocket, whatever the words say. */
  readonly noPockets?: boolean;
  /** True when it has a chest pocket only if words name one. */
  readonly pocketWhenNamed?: boolean;
  /** True when its sleeves end without cuffs. In scenes that were stored before, all long sleeves had them. */
  readonly noCuffs?: boolean;
  /** True when its hem is straight. In scenes that were stored before, only those of half plackets were. */
  readonly straightHem?: boolean;
  /** Length in metres of the slits in its side seams. In scenes that were stored before, none had them. */
  readonly slit?: number;
  /** True when it has two chest pockets with flaps. */
  readonly flapPockets?: boolean;
}

const KINDS: Readonly<Partial<Record<CutName, ShirtKind>>> = {
  polo: { halfPlacket: true, undone: 0.5, noYoke: true, pocketWhenNamed: true },
  henley: { halfPlacket: true },
  kurta: { halfPlacket: true, noYoke: true, pocketWhenNamed: true, noCuffs: true, slit: 0.24 },
  pyjamas: { noYoke: true, noCuffs: true, straightHem: true },
  blouse: { noYoke: true, noPockets: true },
  'denim-shirt': { flapPockets: true },
};

export function shirtKind(cut: Piece['cut']): ShirtKind {
  return (cut && KINDS[cut]) ?? {};
}
