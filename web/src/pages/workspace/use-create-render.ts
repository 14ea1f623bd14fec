import type { RenderRequest, User } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reloadJobs } from '../../features/notifications/notifications.api.ts';
import { isSpent } from '../../features/plans/quota.ts';
import { openSubscribe } from '../../features/plans/subscribe.store.ts';
import { tellLowQuota } from '../../features/plans/tell-low-quota.ts';
import { refreshRender, sendRender } from '../../features/render-results/render-results.api.ts';
import { movePanel, showPending, useResults } from '../../features/render-results/results.store.ts';
import { changeUser, sessionQuery } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { showToast } from '../../ui/messages/toast.store.ts';

/**
 * Sends a render and leads the result panel through what follows. A second click while one is under way does nothing,
 * and a request that got no answer is repeated under its own key, so that it can never be charged twice.
 */
export function useCreateRender() {
  const queryClient = useQueryClient();
  const [creating, setCreating] = useState(false);
  const underWay = useRef(false);
  const { keyOf, answered } = useRequestKey();

  const send = async (request: RenderRequest, { plan }: User): Promise<boolean> => {
    movePanel({ kind: 'sent' });
    showPending({
      count: request.takes?.length ?? (request.colourways?.length || request.image_count) ?? 1,
      width: request.image_width ?? 768,
      height: request.image_height ?? 768,
    });
    try {
      const accepted = await sendRender({ ...request, idempotency_key: keyOf(request) });
      answered();
      changeUser(queryClient, { render_limit: accepted.render_limit });
      if (accepted.quota_low) tellLowQuota(plan, accepted.render_limit);
      await refreshRender(queryClient, accepted.render_id);
      void reloadJobs(queryClient);
      return true;
    } catch (error) {
      if (!isApiError(error) || error.status !== 0) answered();
      showRefusal(error);
      return false;
    } finally {
      showPending(null);
    }
  };

  const create = async (request: RenderRequest): Promise<boolean> => {
    // As of now: on the first page a person may press before it was known who they are.
    const user = queryClient.getQueryData(sessionQuery.queryKey);
    if (underWay.current || !user) return false;
    if (isSpent(user)) {
      movePanel({ kind: 'returned' });
      openSubscribe('refused');
      return false;
    }
    underWay.current = true;
    setCreating(true);
    const accepted = await send({ ...request, user_id: user.id }, user);
    underWay.current = false;
    setCreating(false);
    return accepted;
  };

  return { create, creating, outcome: () => useResults.getState().componentType };
}

function showRefusal(error: unknown): void {
  if (!isApiError(error)) throw error;
  if (error.kind === 'render_refused') {
    movePanel({ kind: 'returned' });
    const title = `We are unable to complete your request. Please try again later. ${error.message}`;
    showToast({ title, type: 'error', flag: 1 });
    return;
  }
  const known = [0, 401, 403, 422].includes(error.status);
  movePanel(
    { kind: 'http', status: error.status },
    known ? error.reason : 'An unexpected error has occurred. Please try again',
  );
  if (error.status === 402) openSubscribe('refused');
}
