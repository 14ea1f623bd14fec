import { startTransition, useEffect, useState, type RefObject } from 'react';

export interface WallWindow {
  /** Of the wall, px; 0 until it is measured. */
  readonly width: number;
  /** The part of the wall that is in sight, px from its top. */
  readonly from: number;
  readonly to: number;
}

/** Steps in which the window follows the scrolling, px, so that most scroll events change nothing. */
const STEP = 240;

/** How wide a wall is and which part of it is in sight, whatever scrolls it; scrolling itself waits for no drawing. */
export function useWindow(wall: RefObject<HTMLElement | null>): WallWindow {
  const [seen, setSeen] = useState<WallWindow>({ width: 0, from: 0, to: 0 });
  useEffect(() => {
    const element = wall.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const from = Math.floor(-top / STEP) * STEP;
      const to = from + Math.ceil(window.innerHeight / STEP) * STEP + STEP;
      setSeen((before) =>
        before.width === width && before.from === from && before.to === to ? before : { width, from, to },
      );
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    // Scrolling does not bubble, but it can be caught on its way down.
    const follow = () => startTransition(measure);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    measure();
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [wall]);
  return seen;
}
