import { showcaseRoutes, type RouteData, type ShowcaseStatus } from '@kenna/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showDone, showRefusal } from '../../ui/messages/server-words.ts';

const SHOWN = ['showcase'] as const;
const QUEUE = ['showcase-queue'] as const;

const first = undefined as string | undefined;

/** The public showcase, last accepted first; with a search, the pictures of which the prompts hold its words. */
export const useShowcase = (search = '') =>
  useInfiniteQuery({
    queryKey: [...SHOWN, search],
    queryFn: ({ pageParam, signal }) =>
      call(showcaseRoutes.list, {
        query: { ...(search && { search }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    // What was found stays while the next search is on its way.
    placeholderData: keepPreviousData,
    initialPageParam: first,
    getNextPageParam: ({ next }: RouteData<typeof showcaseRoutes.list>) => next ?? undefined,
  });

/** Submissions to the showcase, for the team that decides on them. */
export const useShowcaseQueue = (status: ShowcaseStatus) =>
  useInfiniteQuery({
    queryKey: [...QUEUE, status],
    queryFn: ({ pageParam, signal }) =>
      call(showcaseRoutes.queue, {
        query: { status, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }: RouteData<typeof showcaseRoutes.queue>) => next ?? undefined,
    staleTime: 0,
  });

export function useDecide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: number; accept: boolean }) =>
      callWithMessage(showcaseRoutes.decide, { body, handles: showRefusal }),
    onSuccess: (answer) => {
      showDone(answer);
      return Promise.all([QUEUE, SHOWN].map((queryKey) => reload(queryClient, { queryKey: [...queryKey] })));
    },
  });
}
