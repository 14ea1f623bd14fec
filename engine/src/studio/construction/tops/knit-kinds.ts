/** The named kinds of knitwear: each row says what its name means for how the garment is made. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

/** Properties that a named kind changes; words of the brief decide the rest. */
export interface KnitKind {
  /** True when buttons close a ribbed band down its front. */
  readonly buttoned?: boolean;
  /** True when a zip opens the whole front rather than only the neck. */
  readonly fullZip?: boolean;
  /** True when it is sewn from fleece by the metre rather than knitted to shape. */
  readonly fleece?: boolean;
}

const KINDS: Readonly<Partial<Record<CutName, KnitKind>>> = {
  cardigan: { buttoned: true, fullZip: true },
  hoodie: { fullZip: true, fleece: true },
  sweatshirt: { fleece: true },
  tracksuit: { fullZip: true },
};

export function knitKind(cut: Piece['cut']): KnitKind {
  return (cut && KINDS[cut]) ?? {};
}
