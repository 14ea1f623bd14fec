import { startTransition, useEffect, useState, type RefObject } from 'react';

export interface VisiblePart {
  /** Width of the wall in px; 0 until it is measured. */
  readonly width: number;
  /** Top of the visible part, in px from the top of the wall. */
  readonly from: number;
  /** Bottom of the visible part, in px from the top of the wall. */
  readonly to: number;
}

/** Step in px by which the visible part changes, so that most scroll events change nothing. */
const STEP_PX = 240;

/**
 * Width of a wall and its visible part, whichever ancestor scrolls. Updates on scrolling are transitions, so that it
 * never waits for rendering.
 */
export function useVisiblePart(wall: RefObject<HTMLElement | null>): VisiblePart {
  const [seen, setSeen] = useState<VisiblePart>({ width: 0, from: 0, to: 0 });
  useEffect(() => {
    const element = wall.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const from = Math.floor(-top / STEP_PX) * STEP_PX;
      const to = from + Math.ceil(window.innerHeight / STEP_PX) * STEP_PX + STEP_PX;
      setSeen((before) =>
        before.width === width && before.from === from && before.to === to ? before : { width, from, to },
      );
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    // Scroll events do not bubble, but a capturing listener on the window receives them.
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
