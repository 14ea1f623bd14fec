import { startTransition, useEffect, useState } from 'react';
import type { Place } from './masonry-layout.ts';

/** Pictures that come into the document at once: more of them, and whoever scrolls feels it. */
const AT_ONCE = 16;

type Id = number | string;

interface BitByBit {
  /** Of the item at an index. */
  readonly idOf: (index: number) => Id | undefined;
  /** What is in sight, px from the top of the wall: it comes first. */
  readonly from: number;
  readonly to: number;
  /** In the document already. */
  readonly start: readonly Id[];
}

/** Those of the places that are drawn by now, in their order; what is new follows in steps. */
export function useBitByBit(places: readonly Place[], { idOf, from, to, start }: BitByBit): readonly Place[] {
  const [drawn, setDrawn] = useState<ReadonlySet<Id | undefined>>(() => new Set(start));
  const fresh = places.filter(({ index }) => !drawn.has(idOf(index)));
  const isSeen = ({ top, height }: Place) => top < to && top + height > from;
  const isWhole = fresh.length <= AT_ONCE;
  const next = new Set(
    isWhole ? fresh : [...fresh].sort((one, other) => +isSeen(other) - +isSeen(one)).slice(0, AT_ONCE),
  );
  const shown = isWhole ? places : places.filter((place) => drawn.has(idOf(place.index)) || next.has(place));
  useEffect(() => {
    if (fresh.length === 0 && drawn.size === shown.length) return;
    startTransition(() => setDrawn(new Set(shown.map(({ index }) => idOf(index)))));
  });
  return shown;
}
