import { isApiError } from './api-error.ts';

/** How long a page waits before it asks again for a collection that it could not get. */
const RETRY_MS = 3000;

/** Of a query: asks once more where the server was at fault or out of reach; a refusal stays a refusal. */
export const onceAfterFault = {
  retry: (failures: number, error: Error): boolean =>
    failures < 1 && isApiError(error) && (error.status === 0 || error.status >= 500),
  retryDelay: RETRY_MS,
};
