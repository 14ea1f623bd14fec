import { showToast } from './toast.store.ts';
import type { ApiError } from '../../lib/api/api-error.ts';

/** Shows the server's message after a successful action. */
export const showDone = ({ message }: { message: string }): void => showToast({ title: message, type: 'success' });

/**
 * For the `handles` option of a call: shows the server's message in a toast if it refused the request. Network
 * failures, server errors and expired sessions are left to the general handler.
 */
export function showRefusal({ status, message }: ApiError): boolean {
  if (status === 401 || status === 0 || status >= 500) return false;
  showToast({ title: message, type: 'error', flag: 1 });
  return true;
}
