import { CONTENT_API_PATH } from '@kenna/contract';

/** `ref`: the value that queries send. */
export interface RepositoryRef {
  readonly id: string;
  readonly ref: string;
  readonly label: string;
  readonly isMasterRef: boolean;
  readonly scheduledAt?: string;
}

interface RootFacts {
  readonly origin: string;
  readonly refs: readonly RepositoryRef[];
  readonly languages: readonly { readonly id: string; readonly name: string; readonly is_master: boolean }[];
  readonly types: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

const text = { type: 'String', multiple: false };
const SEARCH_FIELDS = {
  ...Object.fromEntries(['ref', 'access_token', 'fetch', 'fetchLinks', 'graphQuery'].map((name) => [name, text])),
  ...Object.fromEntries(['lang', 'orderings', 'after', 'routes', 'integrationFieldsRef'].map((name) => [name, text])),
  q: { type: 'String', multiple: true },
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: '20' },
};

/**
 * The root document of Prismic's API (`/api/v2`) as its clients expect it: the refs, and forms that describe the
 * queries.
 */
export function repositoryRoot({ origin, refs, languages, types, tags }: RootFacts) {
  const api = `${origin}${CONTENT_API_PATH}`;
  const form = (action: string, fields: object) => ({
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    action,
    fields,
  });
  return {
    refs,
    languages,
    types,
    tags,
    // Prismic's integration fields are not supported.
    integrationFieldsRef: null,
    bookmarks: {},
    forms: {
      everything: form(`${api}/documents/search`, SEARCH_FIELDS),
      tags: form(`${api}/tags`, { access_token: text }),
    },
    oauth_initiate: `${api}/auth`,
    oauth_token: `${api}/auth/token`,
    version: 'bundled',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  };
}
