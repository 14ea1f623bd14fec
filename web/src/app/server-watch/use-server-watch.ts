import { productRoutes } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAll } from '../../features/session/session.api.ts';
import { call, onCallFailed } from '../../lib/api/api-client.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { setAway } from '../../lib/realtime/connection.store.ts';
import { createServerWatch } from './server-watch.ts';

/** Time after which a request counts as unanswered. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Whether a request had no answer, or one of a proxy that could not reach the server. */
const isUnanswered = ({ status, kind }: ApiError): boolean =>
  status === 0 || (kind === 'unknown' && status >= 502 && status <= 504);

const answers = () =>
  call(productRoutes.get, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), handles: () => true }).then(
    () => true,
    (error: unknown) => isApiError(error) && !isUnanswered(error),
  );

let askNow = () => {};

/** Polls at once while the server is away. */
export const askServerNow = (): void => askNow();

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    askNow = () => {
      clearTimeout(timer);
      resolve();
    };
  });

let check = () => {};

/** Reports a failure other than that of a request, such as a lost socket, and makes the watch check the server. */
export const checkServer = (): void => check();

/** Keeps `away` of the connection store true while the server does not answer, and refetches all data once it does. */
export function useServerWatch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    check = createServerWatch({
      answers,
      wait,
      onAway: () => setAway(true),
      onBack: () => {
        setAway(false);
        refreshAll(queryClient);
      },
    });
    const stopListening = onCallFailed((error) => isUnanswered(error) && check());
    window.addEventListener('offline', check);
    window.addEventListener('online', askServerNow);
    return () => {
      stopListening();
      window.removeEventListener('offline', check);
      window.removeEventListener('online', askServerNow);
    };
  }, [queryClient]);
}
