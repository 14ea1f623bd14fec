import { MODE_TABLE, type RenderResultEvent, type RenderView } from '@kenna/contract';
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
  const isNews = !known || ended || event.render_images.length > 0;
  const refreshed = isNews ? refreshRender(queryClient, event.render_id) : Promise.resolve(null);
  if (event.status === 'error') {
    pageResults.movePanel({ kind: 'failed' });
    void refreshed.then(reportElsewhere);
  } else if (event.status === 'cancelled') pageResults.movePanel({ kind: 'returned' });
  else if (event.code === 0 && event.render_images.length > 0) pageResults.movePanel({ kind: 'delivered' });
}

/** Says why a render failed, unless the person is on the page of its tool, which shows the reason with the ways on. */
function reportElsewhere(render: RenderView | null): void {
  if (render === null) return showToast({ title: UNKNOWN_FAILURE, type: 'error', flag: 1 });
  const { path, navigation } = MODE_TABLE[render.settings.page];
  if (location.pathname === path) return;
  showToast({ title: `${navigation}: ${render.reason ?? UNKNOWN_FAILURE}`, type: 'error', flag: 1 });
}

const UNKNOWN_FAILURE = 'Sorry! We were unable to complete this request. Please try again';

export const refreshRenders = (queryClient: QueryClient): void => void reloadRenders(queryClient);
