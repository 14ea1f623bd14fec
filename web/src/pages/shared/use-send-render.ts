import type { RenderAccepted, RenderRequest, User } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSpent } from '../../features/plans/quota.ts';
import { openSubscribe } from '../../features/plans/subscribe.store.ts';
import { showLowQuota } from '../../features/plans/show-low-quota.ts';
import { sendRender } from '../../features/render-results/render-results.api.ts';
import { expectCharge, sessionQuery } from '../../features/session/session.api.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { useRequestKey } from '../../lib/api/use-request-key.ts';

interface Sending {
  /** Called before the request is sent; not called when nothing is sent. */
  readonly onStart?: () => void;
  /** Called instead of sending when the quota is spent. The dialog of plans is open then. */
  readonly onSpent?: () => void;
  /** Called once the server has accepted the request. Another can be sent when its promise settles. */
  readonly onAccepted: (accepted: RenderAccepted) => Promise<void> | void;
  readonly onRefused: (error: ApiError) => void;
}

/**
 * Sends a render; all pages and dialogs use it. A second click while a request is under way does nothing. A request
 * that got no answer and is sent again has the same idempotency key, so that it is never charged twice. When the quota
 * is spent, the dialog of plans opens and nothing is sent.
 */
export function useSendRender() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const { keyOf, answered } = useRequestKey();

  const post = async (asked: RenderRequest, { id, plan }: User, { onStart, onAccepted, onRefused }: Sending) => {
    const request = { ...asked, user_id: id };
    onStart?.();
    const charge = expectCharge(queryClient);
    try {
      const accepted = await sendRender({ ...request, idempotency_key: keyOf(request) });
      answered();
      charge(accepted.render_limit);
      if (accepted.quota_low) showLowQuota(plan, accepted.render_limit);
      await onAccepted(accepted);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status !== 0) answered();
      if (error.status === 402) openSubscribe('refused');
      onRefused(error);
      return false;
    }
  };

  /** Resolves to whether the server accepted the request. */
  const send = async (request: RenderRequest, around: Sending): Promise<boolean> => {
    // Read from the cache now, because on the home page a person may press the button before the session is known.
    const user = queryClient.getQueryData(sessionQuery.queryKey);
    if (underWay.current || !user) return false;
    if (isSpent(user)) {
      openSubscribe('refused');
      around.onSpent?.();
      return false;
    }
    underWay.current = true;
    setSending(true);
    try {
      return await post(request, user, around);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return { send, sending };
}
