import type { ImageItem, RenderView } from '@kenna/contract';
import { useState } from 'react';

interface Choice {
  readonly renderId: number;
  /** null: the source. */
  readonly imageId: number | null;
}

/**
 * Decides which result the canvas shows. The first result of an awaited fill is shown when it is ready; explicit
 * results are skipped unless the person allows such pictures. Otherwise the source is shown until the person chooses.
 * `renders`: null until they are loaded.
 */
export function useShownResult(renders: readonly RenderView[] | null, allowExplicit: boolean) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [awaited, setAwaited] = useState<number | null>(null);
  /** Id of the newest render at the first load; 0 for none. */
  const [found, setFound] = useState<number | null>(null);
  const newest = renders?.[0];
  if (renders && found === null) setFound(newest?.id ?? 0);
  const pending = newest?.status === 'queued' || newest?.status === 'processing';
  // A later render was requested here, even if it finished before it could be seen pending.
  const later = newest !== undefined && found !== null && newest.id > found;
  if (newest && (pending || later) && awaited !== newest.id) setAwaited(newest.id);
  return {
    chosen: shownOf(renders ?? [], { choice, awaited, allowExplicit }),
    choose: (image: ImageItem | null) => setChoice(newest ? { renderId: newest.id, imageId: image?.id ?? null } : null),
  };
}

export function shownOf(
  renders: readonly RenderView[],
  { choice, awaited, allowExplicit }: { choice: Choice | null; awaited: number | null; allowExplicit: boolean },
): ImageItem | null {
  const newest = renders[0];
  if (!newest) return null;
  if (choice?.renderId === newest.id) {
    return renders.flatMap((render) => render.images).find(({ id }) => id === choice.imageId) ?? null;
  }
  if (awaited !== newest.id) return null;
  return newest.images.find(({ is_nsfw }) => allowExplicit || !is_nsfw) ?? null;
}
