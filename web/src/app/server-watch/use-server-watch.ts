import { productRoutes } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAll } from '../../features/session/session.api.ts';
import { call, onCallFailed } from '../../lib/api/api-client.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { setAway } from '../../lib/realtime/connection.store.ts';
import { createServerWatch } from './server-watch.ts';

/** An answer that takes longer is none, ms. */
const PATIENCE_MS = 10_000;

/** No answer at all, or one of a proxy that has none of the server. */
const isUnanswered = ({ status, kind }: ApiError): boolean =>
  status === 0 || (kind === 'unknown' && status >= 502 && status <= 504);

const answers = () =>
  call(productRoutes.get, { signal: AbortSignal.timeout(PATIENCE_MS), handles: () => true }).then(
    () => true,
    (error: unknown) => isApiError(error) && !isUnanswered(error),
  );

let askNow = () => {};

/** Ends the wait before the next question, where the server is away. */
export const askServerNow = (): void => askNow();

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    askNow = () => {
      clearTimeout(timer);
      resolve();
    };
  });

let doubt = () => {};

/** Called where something else than a call says that the server may be away. */
export const doubtServer = (): void => doubt();

/** Keeps `away` of the connection true while the server does not answer, and fetches everything anew once it does. */
export function useServerWatch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    doubt = createServerWatch({
      answers,
      wait,
      onAway: () => setAway(true),
      onBack: () => {
        setAway(false);
        refreshAll(queryClient);
      },
    });
    const stopListening = onCallFailed((error) => isUnanswered(error) && doubt());
    window.addEventListener('offline', doubt);
    window.addEventListener('online', askServerNow);
    return () => {
      stopListening();
      window.removeEventListener('offline', doubt);
      window.removeEventListener('online', askServerNow);
    };
  }, [queryClient]);
}
