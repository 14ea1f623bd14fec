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
  const asked = useRef(false);
  useEffect(() => {
    if (isPending) asked.current = active;
  }, [active, isPending]);
  useEffect(() => {
    if (!asked.current || newest === undefined) return;
    asked.current = false;
    intoSight(latest.current);
  }, [newest]);
  return { place: active ? intoSight : leave, latest };
}

const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
const leave = (): void => {};
