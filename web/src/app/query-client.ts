import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../lib/api/api-error.ts';

/** Retries a query twice when there was no answer or the server was unavailable (503). Other errors are final. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && isApiError(error) && (error.status === 0 || error.status === 503);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry },
      mutations: { retry: false },
    },
  });
