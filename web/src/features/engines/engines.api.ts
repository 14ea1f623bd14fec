import { engineAdminRoutes } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showRefusal } from '../../lib/api/server-words.ts';

const STATES = ['engines', 'states'] as const;
/** Polling interval in milliseconds, short enough to watch a queue shrink. */
const POLL_MS = 10_000;

export const useEngineStates = () =>
  useQuery({
    queryKey: STATES,
    queryFn: ({ signal }) => call(engineAdminRoutes.list, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });

/** Runs a test render on the engine with this name. The response contains the picture or the error. */
export function useTryEngine() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callWithMessage(engineAdminRoutes.test, { body: { name }, handles: showRefusal }),
    onSettled: () => reload(queryClient, { queryKey: STATES }),
  });
}
