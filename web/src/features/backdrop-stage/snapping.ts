import type { PixelSize } from '@kenna/contract';
import { moved, resized, scaleOf, type Arrangement, type Handle } from './arrangement.ts';

/** Positions of the guide lines, in pixels of the canvas. */
export interface Guides {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export const NO_GUIDES: Guides = { x: [], y: [] };

export interface Snapped {
  readonly arrangement: Arrangement;
  readonly guides: Guides;
}

/**
 * The nearest alignment of a length at `at` with the start, centre or end of `canvasLength`; null beyond `reach`. All
 * are in pixels of the canvas.
 */
function nearest(at: number, length: number, canvasLength: number, reach: number) {
  const pairs = [
    { by: -at, guide: 0 },
    { by: canvasLength / 2 - (at + length / 2), guide: canvasLength / 2 },
    { by: canvasLength - (at + length), guide: canvasLength },
  ];
  // The sort is stable, so of equally near alignments the first in the list is chosen.
  const [best] = pairs.sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
  return best && Math.abs(best.by) <= reach ? best : null;
}

/** Aligns the picture with the centre or the edges of the canvas within `reach` pixels of the canvas. */
export function snapMove(arrangement: Arrangement, reach: number): Snapped {
  const { canvas, placement } = arrangement;
  const across = nearest(placement.x, placement.width, canvas.width, reach);
  const down = nearest(placement.y, placement.height, canvas.height, reach);
  return {
    arrangement: moved(arrangement, across?.by ?? 0, down?.by ?? 0),
    guides: { x: across ? [across.guide] : [], y: down ? [down.guide] : [] },
  };
}

/** Snaps a scale to the picture's own pixels or to the width or height of the canvas, within a relative `tolerance`. */
export function snapScale(scale: number, canvas: PixelSize, picture: PixelSize, tolerance = 0.03): number {
  const marks = [1, canvas.width / picture.width, canvas.height / picture.height];
  return marks.find((mark) => Math.abs(scale / mark - 1) <= tolerance) ?? scale;
}

/** Aligns a side of the canvas with the picture's edge, or makes its margin equal to that of the opposite side. */
export function snapFrame(arrangement: Arrangement, handle: Handle, reach: number): Snapped {
  const { canvas, placement } = arrangement;
  const x = frameStep(handle.x, placement.x, placement.width, canvas.width, reach);
  const y = frameStep(handle.y, placement.y, placement.height, canvas.height, reach);
  const next = resized(arrangement, handle, handle.x * x, handle.y * y);
  const guide = (aligned: boolean, at: number, length: number) => (aligned ? [at + length / 2] : []);
  return {
    arrangement: next,
    guides: {
      x: guide(
        isEven(next.placement.x, next.placement.width, next.canvas.width) && handle.x !== 0,
        next.placement.x,
        next.placement.width,
      ),
      y: guide(
        isEven(next.placement.y, next.placement.height, next.canvas.height) && handle.y !== 0,
        next.placement.y,
        next.placement.height,
      ),
    },
  };
}

/** Whether the margins on both sides are equal, within the 2 pixels that rounding can cause. */
const isEven = (at: number, length: number, canvasLength: number): boolean =>
  Math.abs(at - (canvasLength - at - length)) < 2;

/** Pixels that snapping adds to the moved side. */
function frameStep(direction: -1 | 0 | 1, at: number, length: number, canvasLength: number, reach: number): number {
  if (direction === 0) return 0;
  const own = direction === -1 ? at : canvasLength - at - length;
  const across = direction === -1 ? canvasLength - at - length : at;
  const step = [-own, across - own].find((by) => Math.abs(by) <= reach);
  return step ?? 0;
}

/** Scale in whole percent for display. 100 is shown only for the picture's own pixels. */
export function percentOf(arrangement: Arrangement, picture: PixelSize): number {
  const percent = 100 * scaleOf(arrangement.placement, picture);
  const whole = Math.round(percent);
  return whole === 100 && arrangement.placement.width !== picture.width ? (percent < 100 ? 99 : 101) : whole;
}

/** The next multiple of 5 %, so that 100 % is always reached. */
export function steppedScale(scale: number, direction: 1 | -1): number {
  const steps = scale * 20;
  // A scale that is a step already, within rounding, advances to the next step.
  return (direction === 1 ? Math.floor(steps + 1.01) : Math.ceil(steps - 1.01)) / 20;
}
