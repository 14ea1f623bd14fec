import type { PanZoom } from '../../lib/pan-zoom/pan-zoom.ts';
import type { Point } from '../../lib/pan-zoom/view.ts';

interface StagePointers {
  readonly panZoom: () => PanZoom;
  /** Whether the hand tool is chosen, with which one pointer pans. */
  readonly hand: () => boolean;
  /** Called when a press on the picture starts or ends. During it the unadjusted picture is shown. */
  readonly onHold: (held: boolean) => void;
}

/** Zoom factor per pixel of wheel movement. */
const WHEEL_RATE = 1.0016;

/** Wheel and pinch zoom around the pointer. The hand tool, the space bar, the middle button and two fingers pan. */
export function attachStagePointers(stage: HTMLElement, { panZoom, hand, onHold }: StagePointers): () => void {
  const pointers = new Map<number, Point>();
  let space = false;
  let pans = false;
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const down = (event: PointerEvent) => {
    if (event.button > 1) return;
    pointers.set(event.pointerId, placeOf(event));
    stage.setPointerCapture(event.pointerId);
    pans = hand() || space || event.button === 1 || pointers.size > 1;
    onHold(!pans);
    stage.toggleAttribute('data-panning', pans);
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before || !pans) return;
    const now = placeOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other) panZoom().pinch([before, other], [now, other]);
    else panZoom().panBy(now.x - before.x, now.y - before.y);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    onHold(false);
    stage.removeAttribute('data-panning');
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    panZoom().zoomBy(WHEEL_RATE ** -event.deltaY, placeOf(event));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target !== stage) return;
    event.preventDefault();
    space = event.type === 'keydown';
    stage.toggleAttribute('data-space', space);
  };
  const stop = new AbortController();
  const { signal } = stop;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  stage.addEventListener('keydown', key, { signal });
  stage.addEventListener('keyup', key, { signal });
  return () => stop.abort();
}
