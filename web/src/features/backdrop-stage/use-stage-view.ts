import { useEffect, useState, type RefObject } from 'react';
import { fitted, type Size, type View } from '../../lib/pan-zoom/view.ts';
import type { Arrangement } from './arrangement.ts';

/** Margins around the canvas in CSS pixels. */
const MARGINS = { sides: 56, bottom: 104 };
/** The top margin is for the label with the size, above the handle. */
const SMALL_MARGINS = { sides: 34, top: 50, bottom: 92 };
/** Stages narrower than this, in CSS pixels, have the small margins. */
const SMALL_STAGE = 560;

interface FixedView {
  readonly view: View;
  readonly at: Arrangement['placement'];
}

/**
 * Position and scale of the canvas, centred and wholly visible on the stage. While a side is dragged the view is fixed,
 * so that the side follows the pointer and the picture does not move.
 */
export function useStageView(stage: RefObject<HTMLElement | null>, { canvas, placement }: Arrangement) {
  const [size, setSize] = useState<Size | null>(null);
  const [fixed, setFixed] = useState<FixedView | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  const free = size && fitted(size, canvas, size.width < SMALL_STAGE ? SMALL_MARGINS : MARGINS);
  const view = fixed ? shifted(fixed, placement) : free;
  return {
    view,
    hold: () => free && setFixed({ view: free, at: placement }),
    release: () => setFixed(null),
  };
}

/** A canvas that grew to the left or to the top starts further in that direction. */
const shifted = ({ view, at }: FixedView, { x, y }: Arrangement['placement']): View => ({
  scale: view.scale,
  x: view.x - (x - at.x) * view.scale,
  y: view.y - (y - at.y) * view.scale,
});
