import type { RenderResultEvent, RenderView } from '@kenna/contract';

/**
 * Applies a progress event to a render: its status, progress, stage text, position and preview change. Progress does
 * not decrease, except that a `queued` event sets it to 0. Events after the completion of a render are ignored, and so
 * is `queued` after `processing`.
 */
export function withProgress(render: RenderView, event: RenderResultEvent): RenderView {
  const isQueued = event.status === 'queued';
  // The event arrived late: a newer one has been applied already.
  if (render.status === 'completed' || (isQueued && render.status === 'processing')) return render;
  return {
    ...render,
    status: event.status,
    progress: isQueued ? 0 : Math.max(render.progress, event.progress),
    stage: event.stage ?? render.stage,
    position: event.position,
    placeholders: render.placeholders.map((placeholder) =>
      placeholder.index === event.preview_index && event.preview_url !== null
        ? { ...placeholder, preview_url: event.preview_url }
        : placeholder,
    ),
  };
}
