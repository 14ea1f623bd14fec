import type { Drawing, Touch } from './drawing.ts';
import type { PanZoom } from '../pan-zoom/pan-zoom.ts';
import { PEN_ERASER_BUTTON, roleOf } from './pointer-role.ts';
import { pictureAt, type Point } from '../pan-zoom/view.ts';

export interface PointersInput {
  readonly panZoom: PanZoom;
  /** Returns whether the hand tool is selected. */
  readonly hand: () => boolean;
  readonly begin: (at: Touch, erases: boolean, straight: boolean) => Drawing;
  /** Requests a frame, in which `flush` is called. */
  readonly wake: () => void;
  /** Called with the position of the pointer on the stage in CSS pixels; null when it left or is a finger. */
  readonly hover: (at: Point | null) => void;
  readonly busy: (doing: 'draw' | 'pan' | null) => void;
}

export interface Pointers {
  /** Draws the points that have arrived since the last frame. */
  readonly flush: () => void;
  readonly setSpace: (down: boolean) => void;
  /** Returns whether anything was dragged since the space bar was pressed. */
  readonly draggedWithSpace: () => boolean;
  /** Cancels the current stroke. Returns false if there is none. */
  readonly cancel: () => boolean;
  readonly detach: () => void;
}

/** Height in CSS pixels taken for a line, the unit in which Firefox reports a mouse wheel. */
const WHEEL_LINE_PX = 16;

/**
 * Browsers report a pinch on a touchpad as a wheel event with `ctrlKey` and a small delta. A notch of a mouse wheel has a
 * delta of at least 50 CSS pixels.
 */
const MAX_PINCH_DELTA_PX = 50;

/** Growth of the zoom's natural logarithm per CSS pixel of the wheel. */
const WHEEL_SPEED = 0.0018;
const PINCH_SPEED = 0.01;

/**
 * Translates pointer events on the stage into drawing, panning and zooming. Events only record points, including the
 * coalesced ones between two frames; they are drawn once per frame.
 */
export function attachPointers(stage: HTMLElement, input: PointersInput): Pointers {
  const { panZoom } = input;
  const fingers = new Map<number, Point>();
  let penSeen = false;
  let space = false;
  let draggedWithSpace = false;
  let drawing: { readonly id: number; readonly type: string; readonly act: Drawing } | null = null;
  let panning: { readonly id: number; at: Point } | null = null;
  let waiting: Touch[] = [];

  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const touchOf = (event: PointerEvent): Touch => ({
    ...pictureAt(panZoom.view(), placeOf(event)),
    pressure: event.pointerType === 'pen' ? event.pressure : 1,
  });
  const flush = () => {
    if (!drawing || waiting.length === 0) return;
    drawing.act.move(waiting);
    waiting = [];
  };
  const stopDrawing = (how: 'end' | 'cancel') => {
    if (!drawing) return false;
    if (how === 'end') flush();
    waiting = [];
    drawing.act[how]();
    drawing = null;
    input.busy(null);
    input.wake();
    return true;
  };
  const startPan = (id: number, at: Point) => {
    panning = { id, at };
    draggedWithSpace ||= space;
    input.busy('pan');
  };

  const down = (event: PointerEvent) => {
    const { pointerType: type, button, pointerId: id } = event;
    if (type === 'pen') penSeen = true;
    const palmUnderPen = type === 'pen' && drawing?.type === 'touch';
    if (palmUnderPen) stopDrawing('cancel');
    const role = roleOf(
      { type, button },
      {
        hand: input.hand() || space,
        penSeen,
        fingers: fingers.size,
        busy: (drawing !== null && drawing.type !== 'touch') || (panning !== null && !fingers.has(panning.id)),
      },
    );
    if (role === 'ignore') return;
    // The stage takes the focus, so that its keys work after a stroke.
    stage.dataset.pointed = 'true';
    stage.focus({ preventScroll: true });
    event.preventDefault();
    capture(stage, id);
    if (type === 'touch') fingers.set(id, placeOf(event));
    if (role === 'second') {
      stopDrawing('cancel');
      panning = null;
      input.busy('pan');
    } else if (role === 'pan') startPan(id, placeOf(event));
    else {
      const act = input.begin(touchOf(event), event.altKey || button === PEN_ERASER_BUTTON, event.shiftKey);
      drawing = { id, type, act };
      input.busy('draw');
      input.wake();
    }
  };

  const move = (event: PointerEvent) => {
    const { pointerId: id, pointerType: type } = event;
    const at = placeOf(event);
    if (type !== 'touch') input.hover(at);
    if (fingers.size === 2 && fingers.has(id)) {
      const others = [...fingers].filter(([finger]) => finger !== id);
      const other = others[0]![1];
      panZoom.pinch([fingers.get(id)!, other], [at, other]);
    } else if (panning?.id === id) {
      panZoom.panBy(at.x - panning.at.x, at.y - panning.at.y);
      panning.at = at;
    } else if (drawing?.id === id) {
      const events = event.getCoalescedEvents?.() ?? [];
      for (const each of events.length > 0 ? events : [event]) waiting.push(touchOf(each));
    }
    if (fingers.has(id)) fingers.set(id, at);
    input.wake();
  };

  const up = (event: PointerEvent) => {
    const { pointerId: id } = event;
    fingers.delete(id);
    if (drawing?.id === id) stopDrawing(event.type === 'pointerup' ? 'end' : 'cancel');
    if (panning?.id === id) panning = null;
    // The remaining finger continues to pan.
    const [remaining] = fingers;
    if (remaining && !drawing) startPan(remaining[0], remaining[1]);
    else if (!drawing && !panning) input.busy(null);
    if (event.pointerType === 'touch') input.hover(null);
  };
  const leave = () => input.hover(null);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.shiftKey && !event.ctrlKey) return panZoom.panBy(-(event.deltaX || event.deltaY), 0);
    const pixels = event.deltaMode === 1 ? event.deltaY * WHEEL_LINE_PX : event.deltaY;
    const isPinch = event.ctrlKey && Math.abs(pixels) < MAX_PINCH_DELTA_PX;
    const speed = isPinch ? PINCH_SPEED : WHEEL_SPEED;
    panZoom.zoomBy(Math.exp(-pixels * speed), placeOf(event));
  };
  const quiet = (event: Event) => event.preventDefault();

  const abort = new AbortController();
  const { signal } = abort;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('pointerleave', leave, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  stage.addEventListener('contextmenu', quiet, { signal });
  return {
    flush,
    setSpace: (isDown) => {
      if (isDown && !space) draggedWithSpace = false;
      space = isDown;
    },
    draggedWithSpace: () => draggedWithSpace,
    cancel: () => stopDrawing('cancel'),
    detach: () => abort.abort(),
  };
}

/** Captures the pointer, if possible. Synthetic events in tests have no pointer that could be captured. */
function capture(stage: HTMLElement, id: number): void {
  try {
    stage.setPointerCapture(id);
  } catch {
    // Without capture the stroke ends where the pointer leaves the stage.
  }
}
