/** The named kinds of knitwear: each row says what its name means for how the garment is made. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

/** What a named kind changes; the words of the brief decide whatever it leaves out. */
export interface KnitKind {
  /** Buttons close a ribbed band down its front. */
  readonly buttoned?: boolean;
  /** A zip opens its whole front rather than only the neck. */
  readonly fullZip?: boolean;
  /** It is sewn from fleece by the metre rather than knitted to shape. */
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
