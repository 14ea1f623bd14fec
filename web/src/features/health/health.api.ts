import { healthRoutes, type RouteData } from '@kenna/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showDone, showRefusal } from '../../ui/messages/server-words.ts';

const HEALTH = ['health'] as const;
/** Polling interval in milliseconds, short enough to watch a queue shrink. */
const POLL_MS = 10_000;

export const useHealth = () =>
  useQuery({
    queryKey: [...HEALTH, 'now'],
    queryFn: ({ signal }) => call(healthRoutes.health, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });

export const useUnsignedPictures = () =>
  useQuery({
    queryKey: [...HEALTH, 'unsigned'],
    queryFn: ({ signal }) => call(healthRoutes.unsigned, { signal }),
    staleTime: 0,
  });

export const useFailedRenders = () =>
  useInfiniteQuery({
    queryKey: [...HEALTH, 'failed'],
    queryFn: ({ pageParam, signal }) =>
      call(healthRoutes.failed, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: RouteData<typeof healthRoutes.failed>) => next ?? undefined,
    staleTime: 0,
  });

export function useRetryFailed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callWithMessage(healthRoutes.retry, { body: { id }, handles: showRefusal }),
    onSuccess: showDone,
    onSettled: () => reload(queryClient, { queryKey: HEALTH }),
  });
}
