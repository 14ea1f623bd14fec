import type { ImageItem, Placeholder, RenderJob, RenderView } from '@kenna/contract';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { isLive, permissionsOf } from '../renders.policy.ts';
import type { RenderRow } from '../renders.repository.ts';
import { settingsAnswer } from '../stored-render.ts';

interface Surroundings {
  readonly images: readonly ImageItem[];
  /** How many renders are ahead in the queue; only read while it waits. */
  readonly position: number | null;
  /** How many seconds the latest renders took on average; only read while it waits. */
  readonly usualSeconds: number | null;
  readonly urlOf: BlobStore['urlOf'];
}

/** A placeholder for each requested picture, with its preview when there is one. */
export function placeholdersOf(render: RenderRow, urlOf: BlobStore['urlOf']): Placeholder[] {
  if (!isLive(render.status)) return [];
  const previews = new Map(render.previews.map(({ index, key }) => [index, urlOf(key)]));
  return Array.from({ length: render.image_count }, (_, index) => ({
    index,
    width: render.width,
    height: render.height,
    preview_url: previews.get(index) ?? null,
  }));
}

/** A number that only a waiting render has. */
const whileQueued = ({ status }: RenderRow, value: number | null) => (status === 'queued' ? value : null);

export function presentRender(render: RenderRow, { images, position, usualSeconds, urlOf }: Surroundings): RenderView {
  return {
    id: render.id,
    status: render.status,
    progress: render.progress,
    stage: render.stage,
    position: whileQueued(render, position),
    usual_seconds: whileQueued(render, usualSeconds),
    reason: render.reason,
    offers: render.offers,
    settings: settingsAnswer(render.request),
    images: [...images],
    placeholders: placeholdersOf(render, urlOf),
    created_at: render.created_at.toISOString(),
    can: permissionsOf(render.status),
  };
}

export function presentJob(render: RenderRow, { images, position, urlOf }: Surroundings): RenderJob {
  const preview = render.previews.at(-1);
  return {
    id: render.id,
    page: render.request.mode,
    prompt: render.request.prompt,
    img: images[0]?.variants[0]?.url ?? (preview ? urlOf(preview.key) : null),
    is_nsfw: images[0]?.is_nsfw ?? false,
    status: render.status,
    progress: render.progress,
    position: whileQueued(render, position),
    reason: render.reason,
    created_at: render.created_at.toISOString(),
    can: permissionsOf(render.status),
  };
}
