/**
 * The named kinds of tops that hug the body or hang from the shoulders: each row defines what a name means for them.
 */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

export interface TopKind {
  /** True when, without sleeves, it is made as a tank top, close to the body with bound edges. */
  readonly hugsBody?: boolean;
  /** True when, with sleeves of plain shape, it hangs from the shoulders as a top of no named kind does. */
  readonly hangsInSleeves?: boolean;
  /** True when it is worn tucked in unless words say otherwise. */
  readonly tucked?: boolean;
}

const KINDS: Readonly<Partial<Record<CutName, TopKind>>> = {
  tank: { hugsBody: true, tucked: true },
  'crop-top': { hugsBody: true, hangsInSleeves: true },
};

export function topKind(cut: Piece['cut']): TopKind {
  return (cut && KINDS[cut]) ?? {};
}
