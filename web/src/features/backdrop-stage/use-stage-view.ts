import { useEffect, useState, type RefObject } from 'react';
import { fitted, type Size, type View } from '../../lib/pan-zoom/view.ts';
import type { Arrangement } from './arrangement.ts';

const MARGINS = { sides: 56, bottom: 104 };
/** At the top the size is told over the grip. */
const SMALL_MARGINS = { sides: 34, top: 50, bottom: 92 };
const SMALL_STAGE = 560;

interface Held {
  readonly view: View;
  readonly at: Arrangement['placement'];
}

/**
 * Where the canvas lies on the stage: whole and in its middle. While one of its sides is dragged the view is held, so
 * that the side follows the pointer and the picture stays where it is.
 */
export function useStageView(stage: RefObject<HTMLElement | null>, { canvas, placement }: Arrangement) {
  const [size, setSize] = useState<Size | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  const free = size && fitted(size, canvas, size.width < SMALL_STAGE ? SMALL_MARGINS : MARGINS);
  const view = held ? besides(held, placement) : free;
  return {
    view,
    hold: () => free && setHeld({ view: free, at: placement }),
    release: () => setHeld(null),
  };
}

/** A canvas that grew to the left or the top begins as much further there. */
const besides = ({ view, at }: Held, { x, y }: Arrangement['placement']): View => ({
  scale: view.scale,
  x: view.x - (x - at.x) * view.scale,
  y: view.y - (y - at.y) * view.scale,
});
