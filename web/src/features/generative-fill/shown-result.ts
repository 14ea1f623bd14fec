import type { ImageItem, RenderView } from '@kenna/contract';
import { useState } from 'react';

interface Choice {
  readonly renderId: number;
  /** null: the source. */
  readonly imageId: number | null;
}

/**
 * Which result is seen on the canvas. A fill that the person waited for is shown as soon as it is there; until they
 * choose, and after they have gone on, it is the source; an explicit result waits to be chosen by those who have not
 * allowed such. `renders` are null until they are known.
 */
export function useShownResult(renders: readonly RenderView[] | null, allowExplicit: boolean) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [awaited, setAwaited] = useState<number | null>(null);
  /** The newest that was there at first. */
  const [found, setFound] = useState<number | null>(null);
  const newest = renders?.[0];
  if (renders && found === null) setFound(newest?.id ?? 0);
  const pending = newest?.status === 'queued' || newest?.status === 'processing';
  // One that came later was asked for here, though it may have been too quick to be seen waiting.
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
