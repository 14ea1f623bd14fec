import { LANDING_COLLECTION_ID, landingRoutes, type GalleryItem, type GalleryPage } from '@kenna/contract';
import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** The public gallery, page by page. Errors are shown within the gallery rather than in a toast. */
const galleryQuery = infiniteQueryOptions({
  queryKey: ['gallery'],
  queryFn: ({ pageParam, signal }) =>
    call(landingRoutes.gallery, {
      query: { collection_id: LANDING_COLLECTION_ID, pagination: pageParam.page, cursor: pageParam.cursor },
      signal,
      handles: () => true,
    }),
  initialPageParam: { page: 1 } as { page: number; cursor?: string | undefined },
  getNextPageParam: ({ next }: GalleryPage, pages) =>
    next === null ? undefined : { page: pages.length + 1, cursor: next },
  staleTime: Infinity,
});

/** Fills the query cache with the first page of pictures, which the server sent with the page. */
export const cacheGallery = (queryClient: QueryClient, first: GalleryPage): void =>
  void queryClient.setQueryData(galleryQuery.queryKey, { pages: [first], pageParams: [galleryQuery.initialPageParam] });

export const useGallery = () => useInfiniteQuery(galleryQuery);

/**
 * Returns each picture once: one that an admin inserts in the meantime shifts the last picture of a page to the next
 * page.
 */
export function picturesOf(pages: readonly GalleryPage[]): (Omit<GalleryItem, 'id'> & { readonly id: string })[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ images }) => images)
    .filter(({ image_url }) => !seen.has(image_url) && seen.add(image_url))
    .map((item) => ({ ...item, id: item.image_url }));
}
