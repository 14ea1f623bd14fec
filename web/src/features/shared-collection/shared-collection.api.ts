import { COLLECTION_STEP, collectionRoutes, GRANT_HEADER, type CollectionPage } from '@kenna/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { onceAfterFault } from '../../lib/api/once-after-fault.ts';
import { call } from '../../lib/api/api-client.ts';

/** The target of a share link: a collection, or a locked one. It fails with status 404 if there is none. */
export const useSharedLink = (link: string) =>
  useQuery({
    queryKey: ['shared-link', link],
    queryFn: ({ signal }) =>
      call(collectionRoutes.validateLink, {
        body: { short_link: link },
        signal,
        // The page itself explains why it cannot show the collection.
        handles: () => true,
      }),
    staleTime: Infinity,
    ...onceAfterFault,
  });

/** The pictures behind a share link. `grant` unlocks those of a private collection until it expires. */
export const useSharedPictures = (link: string, grant: string | null, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['shared-pictures', link, grant],
    queryFn: ({ pageParam, signal }) =>
      call(collectionRoutes.get, {
        body: { short_link: link, ...(pageParam === undefined ? {} : { cursor: pageParam, limit: COLLECTION_STEP }) },
        signal,
        ...(grant === null ? {} : { headers: { [GRANT_HEADER]: grant } }),
        handles: () => true,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: CollectionPage) => next ?? undefined,
    enabled,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    ...onceAfterFault,
  });

/** Sends the password of a private collection and returns a grant. The form shows errors itself. */
export const useOpenWithPassword = (link: string) =>
  useMutation({
    mutationFn: (password: string) =>
      call(collectionRoutes.checkPassword, {
        body: { short_link: link, password },
        handles: ({ status }) => status === 403 || status === 422 || status === 429,
      }),
  });
