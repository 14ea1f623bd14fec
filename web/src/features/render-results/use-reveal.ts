import { useEffect, useRef, type RefCallback, type RefObject } from 'react';

interface Reveal {
  /** Ref of the placeholders of a request that is being sent. */
  readonly place: RefCallback<HTMLElement>;
  /** Ref of the newest render. */
  readonly latest: RefObject<HTMLDivElement | null>;
}

/**
 * Scrolls a new request into view: first its placeholders and then the render, once it is listed. Renders that appear
 * without a request in this window do not scroll the page.
 */
export function useReveal(active: boolean, isPending: boolean, newest: number | undefined): Reveal {
  const latest = useRef<HTMLDivElement>(null);
  /** Id of the newest render at the time of the request, 0 when there was none; null while no request is pending. */
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isPending) {
      if (active) before.current ??= newest ?? 0;
      return;
    }
    // The render has replaced the placeholders and is scrolled into view where they were.
    if (before.current !== null && newest !== undefined && newest !== before.current) scrollIntoView(latest.current);
    before.current = null;
  }, [active, isPending, newest]);
  return { place: active ? scrollIntoView : doNothing, latest };
}

const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
const doNothing = (): void => {};
