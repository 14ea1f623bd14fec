/** The named kinds of shirts and T-shirts: each row says what its name means for how the shirt is made. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

/** What a named kind changes; the words of the brief decide whatever it leaves out. */
export interface ShirtKind {
  /** It closes at the neck only, with three buttons, and is hemmed straight with twin needles. */
  readonly halfPlacket?: boolean;
  /** How far the neck is open when it does not close with a zip: 0 closed, 1 a button undone. */
  readonly undone?: number;
  /** It has no yoke across the shoulders. */
  readonly noYoke?: boolean;
  /** It has no chest pocket whatever the words say. */
  readonly noPockets?: boolean;
  /** It has no chest pocket unless words name one. */
  readonly pocketWhenNamed?: boolean;
  /** It has two chest pockets with flaps. */
  readonly flapPockets?: boolean;
}

const KINDS: Readonly<Partial<Record<CutName, ShirtKind>>> = {
  polo: { halfPlacket: true, undone: 0.5, noYoke: true, pocketWhenNamed: true },
  henley: { halfPlacket: true },
  blouse: { noYoke: true, noPockets: true },
  'denim-shirt': { flapPockets: true },
};

export function shirtKind(cut: Piece['cut']): ShirtKind {
  return (cut && KINDS[cut]) ?? {};
}
