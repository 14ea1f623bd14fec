/** Types of documents in the content repository. */
export const CONTENT_TYPES = ['page', 'lesson', 'tutorial', 'faq'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/**
 * The address of each document's page on the site, in the format in which content repositories accept `routes` and
 * return each document's `url`.
 */
export const CONTENT_ROUTES: readonly { readonly type: ContentType; readonly path: string }[] = [
  { type: 'page', path: '/:uid' },
  { type: 'lesson', path: '/knowledge-base/:uid' },
  { type: 'tutorial', path: '/knowledge-base/tutorial/:uid' },
  { type: 'faq', path: '/knowledge-base/faq' },
];

/** Path below the site's origin; the server answers there whichever repository is connected. */
export const CONTENT_API_PATH = '/content/api/v2';
export const CONTENT_GRAPH_PATH = '/content/graphql';

/** The page that shows all documents of the type `faq`; it has no document of its own. */
export const FAQ_PAGE = {
  title: 'Questions, answered',
  path: '/knowledge-base/faq',
  summary: 'What people ask first, with short answers.',
} as const;

/** The page that shows what the built-in engine draws; it has no document of its own. */
export const DRAWINGS_PAGE = {
  title: 'What the engine draws',
  path: '/knowledge-base/drawings',
  summary: 'Every piece and product that the built-in engine draws, with words to try.',
} as const;
