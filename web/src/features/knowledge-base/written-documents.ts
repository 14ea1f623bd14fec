/* Documents of the content repository, as the Prismic client returns them. */
import type { ContentType, Mode } from '@kenna/contract';
import type { ContentRelationshipField, ImageField, PrismicDocument, RichTextField } from '@prismicio/client';

/** One step of a demonstration. */
export interface WrittenStep {
  readonly title: string | null;
  readonly caption: string;
  readonly picture: ImageField;
}

interface WrittenQuestion {
  readonly question: string;
  readonly answer: RichTextField;
}

/**
 * Fields of all document types. Those that a type does not have are missing, and a foreign repository may omit more.
 */
interface Written {
  readonly title: string;
  readonly summary: string;
  readonly order?: number | null;
  readonly cover?: ImageField;
  readonly body?: RichTextField;
  readonly mode?: Mode;
  readonly steps?: readonly WrittenStep[];
  readonly related?: readonly { readonly document: ContentRelationshipField }[];
  readonly questions?: readonly WrittenQuestion[];
}

export type WrittenDocument = Omit<PrismicDocument, 'data' | 'type'> & {
  readonly type: ContentType;
  readonly data: Written;
};
