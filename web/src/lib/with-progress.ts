import type { RenderResultEvent, RenderView } from '@kenna/contract';

/** A render after a step on its way: bar, words and coarse picture change, and nothing goes back. */
export function withProgress(render: RenderView, event: RenderResultEvent): RenderView {
  // What is complete stays complete: this event was overtaken on its way.
  if (render.status === 'completed') return render;
  return {
    ...render,
    status: event.status,
    progress: Math.max(render.progress, event.progress),
    stage: event.stage ?? render.stage,
    position: event.position,
    placeholders: render.placeholders.map((placeholder) =>
      placeholder.index === event.preview_index && event.preview_url !== null
        ? { ...placeholder, preview_url: event.preview_url }
        : placeholder,
    ),
  };
}
