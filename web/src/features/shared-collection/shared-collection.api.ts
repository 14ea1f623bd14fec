import { COLLECTION_STEP, collectionRoutes, GRANT_HEADER, type CollectionPage } from '@kenna/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { onceAfterFault } from '../../lib/api/once-after-fault.ts';
import { call } from '../../lib/api/api-client.ts';

/** What a link leads to: a collection, a locked one, or none (an error with status 404). */
export const useSharedLink = (link: string) =>
  useQuery({
    queryKey: ['shared-link', link],
    queryFn: ({ signal }) =>
      call(collectionRoutes.validateLink, {
        body: { short_link: link },
        signal,
        // The page says itself why it shows nothing.
        handles: () => true,
      }),
    staleTime: Infinity,
    ...onceAfterFault,
  });

/** The pictures behind a link; `grant` opens those of a locked collection, until it expires. */
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

/** The password of a private collection; answers its grant. The form shows a refusal itself. */
export const useOpenWithPassword = (link: string) =>
  useMutation({
    mutationFn: (password: string) =>
      call(collectionRoutes.checkPassword, {
        body: { short_link: link, password },
        handles: ({ status }) => status === 403 || status === 422 || status === 429,
      }),
  });
