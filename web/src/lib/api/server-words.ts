import { showToast } from '../../ui/messages/toast.store.ts';
import type { ApiError } from './api-error.ts';

/** Shows what the server said of an act that went well. */
export const tellDone = ({ message }: { message: string }): void => showToast({ title: message, type: 'success' });

/** For `handles` of a call: shows the server's words of a refusal; what ends a session is shown where all calls are. */
export function tellRefusal({ status, message }: ApiError): boolean {
  if (status === 401 || status === 0 || status >= 500) return false;
  showToast({ title: message, type: 'error', flag: 1 });
  return true;
}
