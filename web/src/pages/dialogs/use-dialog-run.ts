import type { RenderRequest } from '@kenna/contract';
import { openSubscribe } from '../../features/plans/subscribe.store.ts';
import { useDialogRenders } from '../../features/render-results/dialog-renders.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { useSendRender } from '../shared/use-send-render.ts';

/** Sends the renders of a dialog, and shows a toast or the plans when the server refuses one. */
export function useDialogRun() {
  const dialog = useDialogRenders();
  const { send, sending } = useSendRender();
  const run = async (request: RenderRequest): Promise<void> => {
    if (dialog.loading) return;
    await send(
      { ...request, is_dialog: 1 },
      { onAccepted: ({ render_id: id }) => dialog.follow(id), onRefused: refuse },
    );
  };
  const retry = (id: number) =>
    void dialog.retry(id).catch((error: unknown) => {
      if (isApiError(error) && error.status === 402) openSubscribe('refused');
      refuse(error);
    });
  return { ...dialog, retry, run, busy: sending || dialog.loading };
}

/**
 * Reports a refusal in a toast. For errors with another status the general message or the dialog of plans is shown.
 */
function refuse(error: unknown): void {
  if (!isApiError(error)) throw error;
  const isClear = error.kind === 'not_drawable' || error.kind === 'queue_full' || error.kind === 'storage_full';
  if ([200, 401, 403].includes(error.status) || isClear) showToast({ title: error.message, type: 'error', flag: 1 });
}
