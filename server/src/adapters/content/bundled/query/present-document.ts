import { CONTENT_API_PATH } from '@kenna/contract';
import type { ContentDocument, DocumentLink, FieldValue } from '../document-values.ts';
import type { Choice, DocumentsById } from './choose-fields.ts';
import { routedLink, urlOf, type Routes } from './resolve-routes.ts';

export interface Presenting {
  readonly origin: string;
  readonly ref: string;
  readonly routes: Routes;
  readonly choice: Choice;
  /** All documents of the version `ref`, in which the targets of links are looked up. */
  readonly documents: DocumentsById;
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Adds the address of the linked page, which is absent when no route matches the document. */
function presentLink(link: DocumentLink, presenting: Presenting): DocumentLink {
  const url = urlOf(presenting.routes, routedLink(link, presenting.documents));
  const data = link.data ?? presenting.choice.linked(link);
  return {
    ...link,
    ...(url !== null && { url }),
    ...(data && { data: presentValue(data, presenting) as typeof data }),
  };
}

/** Adds the caller's origin to pictures and page addresses to links, at any depth. */
function presentValue(value: unknown, presenting: Presenting): unknown {
  if (Array.isArray(value)) return value.map((entry) => presentValue(entry, presenting));
  if (!isPlain(value)) return value;
  if (value.link_type === 'Document') return presentLink(value as unknown as DocumentLink, presenting);
  const shown = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, presentValue(inner, presenting)]),
  );
  return 'dimensions' in value && 'url' in value ? { ...shown, url: presenting.origin + String(value.url) } : shown;
}

/** A document as it is answered: the selected fields, with addresses that work for the caller. */
export function presentDocument(document: ContentDocument, presenting: Presenting): ContentDocument {
  const { origin, ref, routes, choice } = presenting;
  const predicate = encodeURIComponent(`[[at(document.id, "${document.id}")]]`);
  return {
    ...document,
    url: urlOf(routes, document),
    href: `${origin}${CONTENT_API_PATH}/documents/search?ref=${encodeURIComponent(ref)}&q=${predicate}`,
    data: presentValue(choice.of(document), presenting) as Record<string, FieldValue>,
  };
}
