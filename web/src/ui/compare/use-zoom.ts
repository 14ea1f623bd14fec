import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { FITTED, MAX_ZOOM, pannedBy, zoomedAt, zoomedOn, type FramePart, type ZoomView } from './zoom-view.ts';

/** Most enlargement of a part: higher, the piece round it is lost, and a live preview of it is blurred. */
const MAX_FIRST_ZOOM = 3;

/** Zoom factor for each pixel that the wheel scrolls. */
const WHEEL_RATE = 1.0016;

interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Point = { x: 0, y: 0 };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const centre = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

interface ZoomLimits {
  /** Maximum scale; 1 fits the frame. */
  readonly max?: number;
  /**
   * Returns true if the wheel scrolls the page, so that it only zooms with Ctrl or ⌘, or once the picture is zoomed.
   */
  readonly scrolls?: () => boolean;
}

/** Zoom and pan: wheel and pinch zoom around the pointer, one pointer pans, a double click fits the picture again. */
export function useZoom(place: RefObject<HTMLElement | null>, { max = MAX_ZOOM, scrolls }: ZoomLimits = {}) {
  const [view, setView] = useState<ZoomView>(FITTED);
  const pointers = useRef(new Map<number, Point>());

  /** Offset of a point from the centre of its pane, as a share of the pane's sides. */
  const partsOf = ({ x, y }: Point, pane: Element): Point => {
    const box = pane.getBoundingClientRect();
    return { x: (x - box.left) / box.width - 0.5, y: (y - box.top) / box.height - 0.5 };
  };

  useEffect(() => {
    const element = place.current;
    const onWheel = (event: WheelEvent) => {
      const pane = (event.target as Element).closest('[data-pane]');
      if (!pane) return;
      if (scrolls?.() === true && view.scale === 1 && !event.ctrlKey && !event.metaKey) return;
      // Otherwise the page would scroll or the browser would zoom.
      event.preventDefault();
      const point = partsOf({ x: event.clientX, y: event.clientY }, pane);
      setView((before) => zoomedAt(before, WHEEL_RATE ** -event.deltaY, point, max));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [place, max, scrolls, view.scale]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const box = event.currentTarget.getBoundingClientRect();
    const from = other ? centre(before, other) : before;
    const to = other ? centre(now, other) : now;
    const factor = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
    const point = partsOf(to, event.currentTarget);
    setView((current) =>
      pannedBy(zoomedAt(current, factor, point, max), (to.x - from.x) / box.width, (to.y - from.y) / box.height),
    );
  };
  const onPointerUp = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    view,
    zoomBy: (factor: number) => setView((current) => zoomedAt(current, factor, CENTRE, max)),
    /** Zooms to a scale, around a point of the screen if one is given. */
    zoomTo: (scale: number, at?: Point) => {
      const pane = place.current?.querySelector('[data-pane]');
      const point = at && pane ? partsOf(at, pane) : CENTRE;
      setView((current) => zoomedAt(current, scale / current.scale, point, max));
    },
    panBy: (x: number, y: number) => setView((current) => pannedBy(current, x, y)),
    zoomOn: (part: FramePart) => setView(zoomedOn(part, Math.min(max, MAX_FIRST_ZOOM))),
    fit: () => setView(FITTED),
    pane: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: () => setView(FITTED),
    },
  };
}
