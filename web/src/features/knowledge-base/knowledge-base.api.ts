import { tutorialRoutes, type ContentType, type TutorialList } from '@kenna/contract';
import { filter, type PrismicDocument } from '@prismicio/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { contentClient } from './content/content-client.ts';
import { chaptersOf, type Chapters } from './chapters.ts';
import { keepCopy, keptCopy } from './kept-copies.ts';
import type { WrittenDocument } from './written-documents.ts';

const TAUGHT = ['lesson', 'tutorial', 'faq'] as const satisfies readonly ContentType[];
/** Of a search. */
const MOST_HITS = 20;
const FRESH_MS = 5 * 60_000;

/** What was read before is shown at once, and stays when the repository cannot be reached. */
function keptQuery<Value>(key: string, read: (signal: AbortSignal) => Promise<Value>) {
  return {
    queryKey: ['content', key] as const,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Value> {
      const value = await read(signal);
      keepCopy(key, value);
      return value;
    },
    staleTime: FRESH_MS,
    initialData: () => keptCopy<Value>(key),
    initialDataUpdatedAt: 0,
  };
}

/** One document. */
export const useDocument = (type: ContentType, uid: string): UseQueryResult<WrittenDocument> =>
  useQuery(
    keptQuery(`${type}/${uid}`, async (signal) => {
      const document = await contentClient().getByUID(type, uid, { fetchOptions: { signal } });
      return document as PrismicDocument as WrittenDocument;
    }),
  );

/** The documents of a type, by their order. */
export const useDocuments = (type: ContentType): UseQueryResult<readonly WrittenDocument[]> =>
  useQuery(
    keptQuery(type, async (signal) => {
      const orderings = { field: `my.${type}.order`, direction: 'asc' } as const;
      return (await contentClient().getAllByType(type, { orderings, fetchOptions: { signal } })) as WrittenDocument[];
    }),
  );

/** What there is to read, without its text. */
export const useChapters = (): UseQueryResult<Chapters> =>
  useQuery(
    keptQuery('chapters', async (signal) => {
      const documents = await contentClient().dangerouslyGetAll({
        filters: [filter.any('document.type', ['lesson', 'tutorial'])],
        fetch: ['lesson', 'tutorial'].flatMap((type) =>
          ['title', 'summary', 'order'].map((field) => `${type}.${field}`),
        ),
        fetchOptions: { signal },
      });
      return chaptersOf(documents as WrittenDocument[]);
    }),
  );

/** Pages of the knowledge base in which all words stand, best first. */
export const useSearch = (words: string): UseQueryResult<readonly WrittenDocument[]> =>
  useQuery({
    queryKey: ['content', 'search', words],
    enabled: words !== '',
    staleTime: FRESH_MS,
    async queryFn({ signal }) {
      const { results } = await contentClient().get({
        filters: [filter.any('document.type', [...TAUGHT]), filter.fulltext('document', words)],
        pageSize: MOST_HITS,
        fetchOptions: { signal },
      });
      return results as WrittenDocument[];
    },
  });

/** The steps of each tool, as the workspace shows them beside it. */
export const useTutorials = (): UseQueryResult<TutorialList> =>
  useQuery(keptQuery('tutorials', (signal) => call(tutorialRoutes.list, { signal, handles: () => true })));
