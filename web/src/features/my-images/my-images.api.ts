import { imageActionRoutes, imageRoutes, MAX_PAGE_SIZE, type ImageItem } from '@kenna/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import type { LibraryFilter } from './library-filter.ts';
import type { LibraryTab } from './library-tabs.ts';

interface LibraryPage {
  /** For pictures in the bin, `expires_at` is the time at which they will be deleted. */
  readonly images: readonly (ImageItem & { readonly expires_at?: string })[];
  readonly next: string | null;
}

export type PictureTab = Exclude<LibraryTab, 'my_collections'>;
export type LibraryImage = LibraryPage['images'][number];

const ROUTES = {
  renders: imageRoutes.listMine,
  uploads: imageRoutes.listUploads,
  liked: imageActionRoutes.listLiked,
};

/**
 * The pictures of a tab, newest first. The cache is dropped when the tab is left, so each visit loads only the first
 * page. Loaded pages are not refreshed on focus.
 */
export const useLibrary = (tab: PictureTab, filter: LibraryFilter) =>
  useInfiniteQuery({
    queryKey: ['my-images', tab, filter],
    queryFn: ({ pageParam, signal }): Promise<LibraryPage> => {
      if (tab === 'trash') {
        const { search } = filter;
        const query = { ...(search && { search }), ...(pageParam !== undefined && { cursor: pageParam }) };
        return call(imageActionRoutes.listTrashed, { query, signal });
      }
      // The first page is small, so that it appears quickly. A person who scrolls further wants many pictures, so the
      // following pages have the maximum length.
      const page = pageParam === undefined ? {} : { cursor: pageParam, limit: MAX_PAGE_SIZE };
      return call(ROUTES[tab], { query: { ...filter, ...page }, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: LibraryPage) => next ?? undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const useImageCount = () =>
  useQuery({
    queryKey: ['my-images-count'],
    queryFn: ({ signal }) => call(imageRoutes.countMine, { query: {}, signal }),
    staleTime: 0,
  });
