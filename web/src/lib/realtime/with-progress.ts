import type { RenderResultEvent, RenderView } from '@kenna/contract';

/** A render after a step on its way: bar, words and coarse picture change, and nothing goes back, but to another try. */
export function withProgress(render: RenderView, event: RenderResultEvent): RenderView {
  const isQueued = event.status === 'queued';
  // This event was overtaken on its way.
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
