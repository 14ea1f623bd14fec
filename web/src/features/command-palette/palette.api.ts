import { collectionRoutes, imageRoutes } from '@kenna/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Number of pictures in the palette. */
const PICTURES = 6;

/**
 * The person's newest pictures, or with words those whose prompts contain them. `isFound` is false while they are still
 * those of the search before.
 */
export function useNewestPictures(search: string, enabled: boolean) {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['palette', 'pictures', search],
    queryFn: ({ signal }) =>
      call(imageRoutes.listMine, {
        query: { limit: PICTURES, ...(search !== '' && { search }) },
        signal,
        handles: () => true,
      }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { pictures: data?.images ?? [], isFound: !isPlaceholderData };
}

/** The person's newest collections, or with words those whose titles contain them; `isFound` as for pictures. */
export function useNewestCollections(search: string, enabled: boolean) {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['palette', 'collections', search],
    queryFn: ({ signal }) =>
      call(collectionRoutes.list, { query: { sort: 'last_saved', search }, signal, handles: () => true }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { collections: data?.collections ?? [], isFound: !isPlaceholderData };
}
