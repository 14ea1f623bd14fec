import { z } from 'zod';
import type { ContentDocument, DocumentData, DocumentLink } from '../document-values.ts';
import { parsingFault } from './content-fault.ts';

const routesSchema = z.array(
  z.strictObject({
    type: z.string(),
    uid: z.string().optional(),
    lang: z.string().optional(),
    path: z.string().startsWith('/'),
    /** Maps a placeholder to the field that links to the document whose uid is inserted. */
    resolvers: z.record(z.string(), z.string()).optional(),
  }),
);
export type Routes = z.output<typeof routesSchema>;

/** @throws ContentFault when the text is not a list of routes. */
export function parseRoutes(text: string | null): Routes {
  if (text === null) return [];
  try {
    return routesSchema.parse(JSON.parse(text));
  } catch {
    throw parsingFault('[Link resolver error] routes must be a JSON list of { type, path, uid, lang, resolvers }');
  }
}

interface Routed {
  readonly uid: string;
  readonly type: string;
  readonly lang: string;
  readonly data?: DocumentData;
}

const PLACEHOLDER = /\/:(?<name>\w+)(?<optional>\?)?/g;

/** More specific routes take precedence. */
const closeness = ({ uid, lang }: Routes[number]) => (uid === undefined ? 0 : 2) + (lang === undefined ? 0 : 1);

function filled({ path, resolvers = {} }: Routes[number], { uid, lang, data }: Routed): string | null {
  const linked = (name: string): string | undefined => {
    const value = data?.[resolvers[name] ?? ''] as DocumentLink | undefined;
    return value?.link_type === 'Document' ? value.uid : undefined;
  };
  let isWhole = true;
  const address = path.replace(PLACEHOLDER, (_, name: string, optional: string | undefined) => {
    const value = name === 'uid' ? uid : name === 'lang' ? lang : linked(name);
    if (value === undefined && !optional) isWhole = false;
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  return isWhole ? address || '/' : null;
}

/** The page of a document on the site; null where no route matches, or a required placeholder has no value. */
export function urlOf(routes: Routes, document: Routed): string | null {
  const route = routes
    .filter(({ type }) => type === document.type)
    .filter(({ uid }) => uid === undefined || uid === document.uid)
    .filter(({ lang }) => lang === undefined || lang === document.lang)
    .sort((left, right) => closeness(right) - closeness(left))[0];
  return route ? filled(route, document) : null;
}

/** A linked document with its fields, which the resolvers of a route read. */
export const routedLink = (link: DocumentLink, documents: ReadonlyMap<string, ContentDocument>): Routed => ({
  ...link,
  ...(documents.get(link.id) && { data: documents.get(link.id)!.data }),
});
