import type { Point, Size } from '../pan-zoom/view.ts';
import type { Drawing, Touch } from './drawing.ts';

export interface KeyboardCursor {
  /** In pixels of what is drawn on; null while the pointer leads. */
  readonly at: () => Point | null;
  readonly hide: () => void;
  /** Moves it; with `draws` a line is drawn along. */
  readonly move: (dx: number, dy: number, draws: boolean) => void;
  /** What a press of the tool does here. A lasso and a rectangle end with a second press. */
  readonly press: () => void;
  /** Gives up what waits for its second press; false when nothing does. */
  readonly cancel: () => boolean;
}

export interface KeyboardCursorInput {
  readonly size: Size;
  /** Where it first appears. */
  readonly start: () => Point;
  /** `twice`: held open until it is pressed again. */
  readonly begin: (at: Touch) => { readonly act: Drawing; readonly twice: boolean };
  readonly onMove: (at: Point) => void;
}

/** Draws without a pointer: a place on the picture that keys move and press. */
export function createKeyboardCursor({ size, start, begin, onMove }: KeyboardCursorInput): KeyboardCursor {
  let at: Point | null = null;
  let open: Drawing | null = null;
  const touch = (point: Point): Touch => ({ ...point, pressure: 1 });
  const here = () => (at ??= within(start(), size));
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
      const from = here();
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
      const point = here();
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
