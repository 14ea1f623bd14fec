import { CONTENT_API_PATH } from '@kenna/contract';
import type { ContentDocument, DocumentLink, FieldValue } from '../document-values.ts';
import type { Choice, DocumentsById } from './choose-fields.ts';
import { routedLink, urlOf, type Routes } from './resolve-routes.ts';

export interface Presenting {
  readonly origin: string;
  readonly ref: string;
  readonly routes: Routes;
  readonly choice: Choice;
  /** Of the same state of the content. */
  readonly documents: DocumentsById;
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A link knows its page; nothing says where to when no route leads there. */
function presentLink(link: DocumentLink, presenting: Presenting): DocumentLink {
  const url = urlOf(presenting.routes, routedLink(link, presenting.documents));
  const data = link.data ?? presenting.choice.linked(link);
  return {
    ...link,
    ...(url !== null && { url }),
    ...(data && { data: presentValue(data, presenting) as typeof data }),
  };
}

/** Pictures with the origin that the caller reached, links with their pages, at any depth. */
function presentValue(value: unknown, presenting: Presenting): unknown {
  if (Array.isArray(value)) return value.map((entry) => presentValue(entry, presenting));
  if (!isPlain(value)) return value;
  if (value.link_type === 'Document') return presentLink(value as unknown as DocumentLink, presenting);
  const shown = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, presentValue(inner, presenting)]),
  );
  return 'dimensions' in value && 'url' in value ? { ...shown, url: presenting.origin + String(value.url) } : shown;
}

/** A document as the caller sees it: what they chose of it, with addresses that work where they are. */
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
