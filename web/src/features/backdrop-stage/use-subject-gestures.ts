import type { PixelSize } from '@kenna/contract';
import { useRef, type PointerEvent } from 'react';
import { moved, scaled, scaleOf, type Arrangement } from './arrangement.ts';
import { NO_GUIDES, snapMove, snapScale, type Guides } from './snapping.ts';
import type { BackdropEditor } from './use-backdrop-editor.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** State of the picture at the start of a gesture. */
interface Taken {
  readonly from: readonly Point[];
  readonly arrangement: Arrangement;
  /** Position of the picture on the screen. */
  readonly box: DOMRect;
}

interface GesturesInput {
  readonly editor: BackdropEditor;
  readonly picture: PixelSize;
  /** CSS pixels per pixel of the canvas. */
  readonly scale: number;
  readonly onGuides: (guides: Guides) => void;
}

/** Distance in CSS pixels within which positions snap to a guide. */
export const REACH = 8;

/** One finger or the mouse moves the picture; two fingers also scale it. */
export function useSubjectGestures({ editor, picture, scale, onGuides }: GesturesInput) {
  const fingers = useRef(new Map<number, Point>());
  const taken = useRef<Taken | null>(null);
  const take = (element: Element) => {
    const from = [...fingers.current.values()];
    taken.current = { from, arrangement: editor.arrangement, box: element.getBoundingClientRect() };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    take(event.currentTarget);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!taken.current || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, pointOf(event));
    const { from, arrangement } = taken.current;
    const [a, b] = [...fingers.current.values()];
    if (!a || !from[0]) return;
    if (b && from[1]) {
      onGuides(NO_GUIDES);
      editor.change('pinch', pinched(taken.current, [from[0], from[1]], [a, b], picture, scale));
      return;
    }
    const free = moved(arrangement, (a.x - from[0].x) / scale, (a.y - from[0].y) / scale);
    const snapped = event.altKey ? { arrangement: free, guides: NO_GUIDES } : snapMove(free, REACH / scale);
    onGuides(snapped.guides);
    editor.change('move', snapped.arrangement);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    onGuides(NO_GUIDES);
    editor.settle();
    take(event.currentTarget);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** The arrangement in which the points under both fingers stay under them. */
function pinched(
  { arrangement, box }: Taken,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  picture: PixelSize,
  scale: number,
): Arrangement {
  const spread = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const centreOf = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [before, after] = [centreOf(from), centreOf(to)];
  const wanted = (scaleOf(arrangement.placement, picture) * spread(to)) / spread(from);
  const still = { x: (before.x - box.left) / box.width, y: (before.y - box.top) / box.height };
  const sized = scaled(arrangement, picture, snapScale(wanted, arrangement.canvas, picture), still);
  return moved(sized, (after.x - before.x) / scale, (after.y - before.y) / scale);
}
