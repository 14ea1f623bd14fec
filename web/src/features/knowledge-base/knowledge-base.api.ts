import { drawingRoutes, tutorialRoutes, type ContentType, type Drawing, type TutorialList } from '@kenna/contract';
import { filter, type PrismicDocument } from '@prismicio/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { contentClient } from './content/content-client.ts';
import { chaptersOf, type Chapters } from './chapters.ts';
import { storeCopy, storedCopy } from './stored-copies.ts';
import type { WrittenDocument } from './written-documents.ts';

const SEARCHED_TYPES = ['lesson', 'tutorial', 'faq'] as const satisfies readonly ContentType[];
/** Maximum number of search results. */
const MAX_HITS = 20;
const FRESH_MS = 5 * 60_000;

/**
 * Query whose last result is stored: it is shown at once on the next visit, and while the repository is out of reach.
 */
function storedQuery<Value>(key: string, read: (signal: AbortSignal) => Promise<Value>) {
  return {
    queryKey: ['content', key] as const,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Value> {
      const value = await read(signal);
      storeCopy(key, value);
      return value;
    },
    staleTime: FRESH_MS,
    initialData: () => storedCopy<Value>(key),
    initialDataUpdatedAt: 0,
  };
}

export const useDocument = (type: ContentType, uid: string): UseQueryResult<WrittenDocument> =>
  useQuery(
    storedQuery(`${type}/${uid}`, async (signal) => {
      const document = await contentClient().getByUID(type, uid, { fetchOptions: { signal } });
      return document as PrismicDocument as WrittenDocument;
    }),
  );

/** Documents of a type, in their order. */
export const useDocuments = (type: ContentType): UseQueryResult<readonly WrittenDocument[]> =>
  useQuery(
    storedQuery(type, async (signal) => {
      const orderings = { field: `my.${type}.order`, direction: 'asc' } as const;
      return (await contentClient().getAllByType(type, { orderings, fetchOptions: { signal } })) as WrittenDocument[];
    }),
  );

/** Titles, summaries and addresses of all chapters, without their text. */
export const useChapters = (): UseQueryResult<Chapters> =>
  useQuery(
    storedQuery('chapters', async (signal) => {
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

/** Pages of the knowledge base that contain all words, best match first. */
export const useSearch = (words: string): UseQueryResult<readonly WrittenDocument[]> =>
  useQuery({
    queryKey: ['content', 'search', words],
    enabled: words !== '',
    staleTime: FRESH_MS,
    async queryFn({ signal }) {
      const { results } = await contentClient().get({
        filters: [filter.any('document.type', [...SEARCHED_TYPES]), filter.fulltext('document', words)],
        pageSize: MAX_HITS,
        fetchOptions: { signal },
      });
      return results as WrittenDocument[];
    },
  });

/** Tutorials of all tools for the sidebar of the workspace. */
export const useTutorials = (): UseQueryResult<TutorialList> =>
  useQuery(storedQuery('tutorials', (signal) => call(tutorialRoutes.list, { signal, handles: () => true })));

/** Everything that the built-in engine draws. */
export const useDrawings = (): UseQueryResult<readonly Drawing[]> =>
  useQuery(
    storedQuery('drawings', async (signal) => {
      const { drawings } = await call(drawingRoutes.list, { signal, handles: () => true });
      return drawings;
    }),
  );
