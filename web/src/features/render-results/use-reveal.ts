import { useEffect, useRef, type RefCallback, type RefObject } from 'react';

interface Reveal {
  /** Of the place that is kept for what was asked. */
  readonly place: RefCallback<HTMLElement>;
  /** Of the newest render. */
  readonly latest: RefObject<HTMLDivElement | null>;
}

/**
 * Brings what was just asked for into sight: the place that is kept for it, and then the newest render, once it is
 * listed. What comes by itself, such as a render of another window, moves nothing.
 */
export function useReveal(active: boolean, isPending: boolean, newest: number | undefined): Reveal {
  const latest = useRef<HTMLDivElement>(null);
  /** The newest render when something was asked for; null while nothing is. */
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isPending) {
      if (active) before.current ??= newest ?? 0;
      return;
    }
    // The place that was kept is gone now: what came in its stead stays where it is seen.
    if (before.current !== null && newest !== undefined && newest !== before.current) intoSight(latest.current);
    before.current = null;
  }, [active, isPending, newest]);
  return { place: active ? intoSight : leave, latest };
}

const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
const leave = (): void => {};
