/** What the documents of the content repository hold, as the client answers them. */
import type { ContentType, Mode } from '@kenna/contract';
import type { ContentRelationshipField, ImageField, PrismicDocument, RichTextField } from '@prismicio/client';

/** One picture of a demonstration. */
export interface WrittenStep {
  readonly title: string | null;
  readonly caption: string;
  readonly picture: ImageField;
}

interface WrittenQuestion {
  readonly question: string;
  readonly answer: RichTextField;
}

/** Fields that a type does not have are not there; a repository of others may leave out more. */
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
