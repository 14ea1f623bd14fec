import type { Point, Size } from '../pan-zoom/view.ts';
import type { Drawing, Touch } from './drawing.ts';

export interface KeyboardCursor {
  /** Position in pixels of the canvas, null while the pointer is used instead. */
  readonly at: () => Point | null;
  readonly hide: () => void;
  /** Moves the cursor. With `draws` the tool draws along the way. */
  readonly move: (dx: number, dy: number, draws: boolean) => void;
  /** Presses the tool at the cursor. A lasso or a rectangle begins with one press and ends with a second. */
  readonly press: () => void;
  /** Cancels a shape that has not had its second press. Returns false if there is none. */
  readonly cancel: () => boolean;
}

export interface KeyboardCursorInput {
  readonly size: Size;
  /** Position at which the cursor first appears, in pixels of the canvas. */
  readonly start: () => Point;
  /** Begins a stroke or shape. `twice` is true if it ends with a second press. */
  readonly begin: (at: Touch) => { readonly act: Drawing; readonly twice: boolean };
  readonly onMove: (at: Point) => void;
}

/** Lets a person draw without a pointer: keys move a cursor over the canvas and press the tool. */
export function createKeyboardCursor({ size, start, begin, onMove }: KeyboardCursorInput): KeyboardCursor {
  let at: Point | null = null;
  let open: Drawing | null = null;
  const touch = (point: Point): Touch => ({ ...point, pressure: 1 });
  const position = () => (at ??= within(start(), size));
  const cancel = () => {
    if (!open) return false;
    open.cancel();
    open = null;
    return true;
  };
  return {
    at: () => at,
    hide: () => (at = null),
    move: (dx, dy, draws) => {
      const from = position();
      at = within({ x: from.x + dx, y: from.y + dy }, size);
      if (open) open.move([touch(at)]);
      else if (draws) {
        const { act, twice } = begin(touch(from));
        if (twice) act.cancel();
        else {
          act.move([touch(at)]);
          act.end();
        }
      }
      onMove(at);
    },
    press: () => {
      const point = position();
      onMove(point);
      if (open) {
        open.end();
        open = null;
        return;
      }
      const { act, twice } = begin(touch(point));
      if (twice) open = act;
      else act.end();
    },
    cancel,
  };
}

const within = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width - 1, Math.max(0, Math.round(x))),
  y: Math.min(height - 1, Math.max(0, Math.round(y))),
});
