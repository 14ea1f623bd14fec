/** The kinds of documents that the content repository holds. */
export const CONTENT_TYPES = ['page', 'lesson', 'tutorial', 'faq'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** The site's page of each document, in the form in which repositories take `routes` and answer each document's `url`. */
export const CONTENT_ROUTES: readonly { readonly type: ContentType; readonly path: string }[] = [
  { type: 'page', path: '/:uid' },
  { type: 'lesson', path: '/knowledge-base/:uid' },
  { type: 'tutorial', path: '/knowledge-base/tutorial/:uid' },
  { type: 'faq', path: '/knowledge-base/faq' },
];

/** Below the origin of the page; the server answers there for whichever repository is connected. */
export const CONTENT_API_PATH = '/content/api/v2';
export const CONTENT_GRAPH_PATH = '/content/graphql';

/** The page of all documents of the type `faq`, which has no document of its own. */
export const FAQ_PAGE = {
  title: 'Questions, answered',
  path: '/knowledge-base/faq',
  summary: 'What people ask first, with short answers.',
} as const;
