import type { Point } from '../pan-zoom/view.ts';

/** A point in pixels of the canvas. `pressure` is 0 to 1, and 1 for devices without pressure. */
export interface Touch extends Point {
  readonly pressure: number;
}

/** One use of a tool, from the press of the pointer to its release. */
export interface Drawing {
  readonly move: (touches: readonly Touch[]) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}
