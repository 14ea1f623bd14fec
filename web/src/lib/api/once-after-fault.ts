import { isApiError } from './api-error.ts';

/** Delay in milliseconds before a failed query is repeated. */
const RETRY_MS = 3000;

/** Query options that retry once after a network failure or a status of 500 and above. Other errors are final. */
export const onceAfterFault = {
  retry: (failures: number, error: Error): boolean =>
    failures < 1 && isApiError(error) && (error.status === 0 || error.status >= 500),
  retryDelay: RETRY_MS,
};
