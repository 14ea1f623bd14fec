import type { Point } from '../pan-zoom/view.ts';

/** A place on what is drawn on, in its pixels; `pressure` 0 to 1, 1 where the device has none. */
export interface Touch extends Point {
  readonly pressure: number;
}

/** What one press of a tool does, from going down to coming up. */
export interface Drawing {
  readonly move: (touches: readonly Touch[]) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}
