import type { RenderAccepted, RenderRequest, User } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSpent } from '../../features/plans/quota.ts';
import { openSubscribe } from '../../features/plans/subscribe.store.ts';
import { tellLowQuota } from '../../features/plans/tell-low-quota.ts';
import { sendRender } from '../../features/render-results/render-results.api.ts';
import { changeUser, sessionQuery } from '../../features/session/session.api.ts';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { useRequestKey } from '../../lib/api/use-request-key.ts';

interface Sending {
  /** Called before the request leaves, and not at all where nothing is sent. */
  readonly onStart?: () => void;
  /** Called instead where the plan has nothing left; the plans are open then. */
  readonly onSpent?: () => void;
  /** Called once the server has taken it, before another may be sent. */
  readonly onAccepted: (accepted: RenderAccepted) => Promise<void> | void;
  readonly onRefused: (error: ApiError) => void;
}

/**
 * The one way on which pages and popups ask for renders. A second click while a request is under way does nothing, and
 * a request that got no answer is repeated under its own key, so that it can never be charged twice. A plan with nothing
 * left opens the plans, and nothing is sent.
 */
export function useSendRender() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const { keyOf, answered } = useRequestKey();

  const post = async (asked: RenderRequest, { id, plan }: User, { onStart, onAccepted, onRefused }: Sending) => {
    const request = { ...asked, user_id: id };
    onStart?.();
    try {
      const accepted = await sendRender({ ...request, idempotency_key: keyOf(request) });
      answered();
      changeUser(queryClient, { render_limit: accepted.render_limit });
      if (accepted.quota_low) tellLowQuota(plan, accepted.render_limit);
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

  /** Answers whether the server has taken it. */
  const send = async (request: RenderRequest, around: Sending): Promise<boolean> => {
    // As of now: on the first page a person may press before it was known who they are.
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
