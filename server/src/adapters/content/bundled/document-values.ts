/** Values of document fields, in the formats of the Prismic REST API v2. */

export interface DocumentLink {
  readonly link_type: 'Document';
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly lang: string;
  readonly slug: string;
  readonly uid: string;
  readonly isBroken: boolean;
  readonly url?: string;
  /** The fields that `fetchLinks` or `graphQuery` requests from the linked document. */
  readonly data?: DocumentData;
}

export interface WebLink {
  readonly link_type: 'Web';
  readonly url: string;
  readonly target?: string;
}

export interface ImageValue {
  readonly id: string;
  /** A path on this server; answers add the origin that the caller used. */
  readonly url: string;
  readonly dimensions: { readonly width: number; readonly height: number };
  readonly edit: { readonly x: number; readonly y: number; readonly zoom: number; readonly background: string };
  readonly alt: string | null;
  readonly copyright: string | null;
}

/** `start` and `end` are in UTF-16 units of the block's text. */
export type Span = { readonly start: number; readonly end: number } & (
  | { readonly type: 'strong' | 'em' }
  | { readonly type: 'label'; readonly data: { readonly label: string } }
  | { readonly type: 'hyperlink'; readonly data: DocumentLink | WebLink }
);

export interface TextBlock {
  readonly type:
    | 'heading1'
    | 'heading2'
    | 'heading3'
    | 'heading4'
    | 'heading5'
    | 'heading6'
    | 'paragraph'
    | 'preformatted'
    | 'list-item'
    | 'o-list-item';
  readonly text: string;
  readonly spans: readonly Span[];
  readonly direction: 'ltr';
}

export type Block = TextBlock | (ImageValue & { readonly type: 'image' });
export type RichText = readonly Block[];

/** The empty value depends on the type of field: null, `{}`, `[]`, or a link without a target. */
export type FieldValue =
  | string
  | number
  | null
  | RichText
  | ImageValue
  | Record<string, never>
  | DocumentLink
  | { readonly link_type: 'Any' }
  | readonly DocumentData[];

export type DocumentData = { readonly [field: string]: FieldValue };

export interface ContentDocument {
  readonly id: string;
  readonly uid: string;
  readonly url: string | null;
  readonly type: string;
  readonly href: string;
  readonly tags: readonly string[];
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly slugs: readonly string[];
  readonly linked_documents: readonly never[];
  readonly lang: string;
  readonly alternate_languages: readonly Pick<DocumentLink, 'id' | 'uid' | 'type' | 'lang'>[];
  readonly data: DocumentData;
}
