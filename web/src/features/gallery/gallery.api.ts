import { LANDING_COLLECTION_ID, landingRoutes, type GalleryItem, type GalleryPage } from '@kenna/contract';
import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** The landing gallery, ten pictures at a time. Where it fails it says so itself, in its place. */
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

/** The first pictures, where they came with the page. */
export const keepGallery = (queryClient: QueryClient, first: GalleryPage): void =>
  void queryClient.setQueryData(galleryQuery.queryKey, { pages: [first], pageParams: [galleryQuery.initialPageParam] });

export const useGallery = () => useInfiniteQuery(galleryQuery);

/** Pictures once each: one that an admin puts before them in the meantime moves the last of a page to the next. */
export function picturesOf(pages: readonly GalleryPage[]): (Omit<GalleryItem, 'id'> & { readonly id: string })[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ images }) => images)
    .filter(({ image_url }) => !seen.has(image_url) && seen.add(image_url))
    .map((item) => ({ ...item, id: item.image_url }));
}
