import type { ContentDocument } from '../document-values.ts';
import type { Presenting } from '../query/present-document.ts';

/** One state of the content, as one caller sees it. */
export interface GraphContext {
  readonly documents: readonly ContentDocument[];
  /** Language of lists that name none. */
  readonly language: string;
  readonly presenting: Presenting;
}
