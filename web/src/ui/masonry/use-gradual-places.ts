import { startTransition, useEffect, useState } from 'react';
import type { Place } from './masonry-layout.ts';

/**
 * Maximum number of pictures that are added to the document in one step. With more of them scrolling visibly stutters.
 */
const MAX_NEW_PER_STEP = 16;

type Id = number | string;

interface GradualPlaces {
  /** Returns the id of the item at an index. */
  readonly idOf: (index: number) => Id | undefined;
  /** Top of the visible part, in px from the top of the wall. Visible pictures are rendered first. */
  readonly from: number;
  /** Bottom of the visible part, in px from the top of the wall. */
  readonly to: number;
  /** Ids of items that are in the document from the start. */
  readonly start: readonly Id[];
}

/**
 * Returns those of the places that are to be rendered now, in their order. New ones follow in steps of
 * `MAX_NEW_PER_STEP`.
 */
export function useGradualPlaces(places: readonly Place[], { idOf, from, to, start }: GradualPlaces): readonly Place[] {
  const [drawn, setDrawn] = useState<ReadonlySet<Id | undefined>>(() => new Set(start));
  const fresh = places.filter(({ index }) => !drawn.has(idOf(index)));
  const isSeen = ({ top, height }: Place) => top < to && top + height > from;
  const isWhole = fresh.length <= MAX_NEW_PER_STEP;
  const next = new Set(
    isWhole ? fresh : [...fresh].sort((one, other) => +isSeen(other) - +isSeen(one)).slice(0, MAX_NEW_PER_STEP),
  );
  const shown = isWhole ? places : places.filter((place) => drawn.has(idOf(place.index)) || next.has(place));
  useEffect(() => {
    if (fresh.length === 0 && drawn.size === shown.length) return;
    startTransition(() => setDrawn(new Set(shown.map(({ index }) => idOf(index)))));
  });
  return shown;
}
