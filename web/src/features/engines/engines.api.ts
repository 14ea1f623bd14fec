import { engineAdminRoutes, type EngineTest, type EngineTrial } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showRefusal } from '../../ui/messages/server-words.ts';

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

/** Sets which engines are preferred, best first. */
export function useOrderEngines() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (engines: string[]) =>
      callWithMessage(engineAdminRoutes.order, { body: { engines }, handles: showRefusal }),
    onSettled: () => reload(queryClient, { queryKey: STATES }),
  });
}

/** Sets which families one engine prefers; null restores the order of the configuration. */
export function useOrderFamilies() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; families: string[] | null }) =>
      callWithMessage(engineAdminRoutes.orderFamilies, { body, handles: showRefusal }),
    onSettled: () => reload(queryClient, { queryKey: STATES }),
  });
}

/** Tries an operation of an engine, until the signal stops it. */
export const tryEngine = (body: EngineTest, signal: AbortSignal): Promise<EngineTrial> =>
  call(engineAdminRoutes.test, { body, signal, handles: showRefusal });

/** Tries an operation of an engine. The response contains the picture or the error. */
export function useTryEngine() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EngineTest) => callWithMessage(engineAdminRoutes.test, { body, handles: showRefusal }),
    onSettled: () => reload(queryClient, { queryKey: STATES }),
  });
}
