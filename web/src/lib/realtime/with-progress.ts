import type { RenderResultEvent, RenderView } from '@kenna/contract';

/**
 * Applies a progress event to a render: progress, stage text and preview change. Progress never decreases; an event
 * that arrives late is ignored.
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
