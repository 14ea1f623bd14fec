import { errorNameOf, type RenderResultEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/messages/toast.store.ts';
import { applyDialogResult } from './dialog-renders.api.ts';
import { changeRender, refreshRender, reloadRenders } from './render-results.api.ts';
import { pageResults } from './results.store.ts';
import { withProgress } from '../../lib/realtime/with-progress.ts';

/**
 * Applies progress to the cached render: bar, text and preview. A render that is new, has new pictures or has ended is
 * fetched from the API.
 */
export function applyRenderResult(queryClient: QueryClient, event: RenderResultEvent): void {
  // The image viewer follows the pictures that are drawn from the opened one.
  applyDialogResult(queryClient, event);
  // The render may have been requested in another window. Only the API knows its position in the queue.
  if (event.status === 'queued') return void refreshRender(queryClient, event.render_id);
  const known = changeRender(queryClient, event.render_id, (render) => withProgress(render, event));
  const ended = event.status === 'completed' || event.status === 'error' || event.status === 'cancelled';
  if (!known || ended || event.render_images.length > 0) void refreshRender(queryClient, event.render_id);
  if (event.status === 'error') {
    pageResults.movePanel({ kind: 'failed' });
    const isNotDrawable = errorNameOf(event.code) === 'not_drawable';
    showToast({
      title: isNotDrawable ? event.message : 'Sorry! We were unable to complete this request. Please try again',
      type: 'error',
      flag: 1,
    });
  } else if (event.status === 'cancelled') pageResults.movePanel({ kind: 'returned' });
  else if (event.code === 0 && event.render_images.length > 0) pageResults.movePanel({ kind: 'delivered' });
}

export const refreshRenders = (queryClient: QueryClient): void => void reloadRenders(queryClient);
