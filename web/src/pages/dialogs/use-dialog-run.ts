import type { RenderRequest } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openSubscribe } from '../../features/plans/subscribe.store.ts';
import { isSpent } from '../../features/plans/quota.ts';
import { useDialogRenders } from '../../features/render-results/dialog-renders.api.ts';
import { changeUser, useUser } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/messages/toast.store.ts';

/** Sends the renders of a dialog, and leads the person on where one is refused. */
export function useDialogRun() {
  const queryClient = useQueryClient();
  const user = useUser();
  const dialog = useDialogRenders();
  const [sending, setSending] = useState(false);
  const run = async (request: RenderRequest): Promise<void> => {
    if (sending || dialog.loading || !user) return;
    if (isSpent(user)) return openSubscribe('refused');
    setSending(true);
    try {
      changeUser(queryClient, { render_limit: await dialog.send({ ...request, user_id: user.id }) });
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  };
  const retry = (id: number) => void dialog.retry(id).catch(refuse);
  return { ...dialog, retry, run, busy: sending || dialog.loading };
}

/** Everything that is not told here has been told as the general message. */
function refuse(error: unknown): void {
  if (!isApiError(error)) throw error;
  if (error.status === 402) openSubscribe('refused');
  else if ([200, 401, 403].includes(error.status)) showToast({ title: error.message, type: 'error', flag: 1 });
}
