import { engineDeskRoutes } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callSaying } from '../../lib/api/api-client.ts';
import { showRefusal } from '../../lib/api/server-words.ts';

const STATES = ['engines', 'states'] as const;
/** Often enough to watch a queue go down. */
const LOOK_MS = 10_000;

export const useEngineStates = () =>
  useQuery({
    queryKey: STATES,
    queryFn: ({ signal }) => call(engineDeskRoutes.list, { signal }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });

/** Lets an engine make one picture; what came of it stands in the answer. */
export function useTryEngine() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callSaying(engineDeskRoutes.test, { body: { name }, handles: showRefusal }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: STATES }),
  });
}
