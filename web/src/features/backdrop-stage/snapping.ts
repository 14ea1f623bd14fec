import type { PixelSize } from '@kenna/contract';
import { moved, resized, scaleOf, type Arrangement, type Handle } from './arrangement.ts';

/** Where lines are shown, in pixels of the canvas. */
export interface Guides {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export const NO_GUIDES: Guides = { x: [], y: [] };

export interface Snapped {
  readonly arrangement: Arrangement;
  readonly guides: Guides;
}

/** The nearest of some marks for a length that may begin, be halved or end on one; null when none is in reach. */
function nearest(at: number, length: number, room: number, reach: number) {
  const pairs = [
    { by: -at, guide: 0 },
    { by: room / 2 - (at + length / 2), guide: room / 2 },
    { by: room - (at + length), guide: room },
  ];
  // The middle before the sides where both are as near.
  const [best] = pairs.sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
  return best && Math.abs(best.by) <= reach ? best : null;
}

/** Moves the picture onto the middle or the edges of the canvas where they are nearer than `reach` pixels of it. */
export function snapMove(arrangement: Arrangement, reach: number): Snapped {
  const { canvas, placement } = arrangement;
  const across = nearest(placement.x, placement.width, canvas.width, reach);
  const down = nearest(placement.y, placement.height, canvas.height, reach);
  return {
    arrangement: moved(arrangement, across?.by ?? 0, down?.by ?? 0),
    guides: { x: across ? [across.guide] : [], y: down ? [down.guide] : [] },
  };
}

/** A scale near the picture's own pixels, or near one that fills a side of the canvas, becomes that one. */
export function snapScale(scale: number, canvas: PixelSize, picture: PixelSize, tolerance = 0.03): number {
  const marks = [1, canvas.width / picture.width, canvas.height / picture.height];
  return marks.find((mark) => Math.abs(scale / mark - 1) <= tolerance) ?? scale;
}

/** Moves a side of the canvas onto the picture's, or as far from it as the side across. */
export function snapFrame(arrangement: Arrangement, handle: Handle, reach: number): Snapped {
  const { canvas, placement } = arrangement;
  const x = frameStep(handle.x, placement.x, placement.width, canvas.width, reach);
  const y = frameStep(handle.y, placement.y, placement.height, canvas.height, reach);
  const next = resized(arrangement, handle, handle.x * x, handle.y * y);
  const guide = (held: boolean, at: number, length: number) => (held ? [at + length / 2] : []);
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

const isEven = (at: number, length: number, room: number): boolean => Math.abs(at - (room - at - length)) < 2;

/** How much longer the side becomes by snapping. */
function frameStep(direction: -1 | 0 | 1, at: number, length: number, room: number, reach: number): number {
  if (direction === 0) return 0;
  const own = direction === -1 ? at : room - at - length;
  const across = direction === -1 ? room - at - length : at;
  const step = [-own, across - own].find((by) => Math.abs(by) <= reach);
  return step ?? 0;
}

/** As a person reads it: whole, except that 100 stands for the picture's own pixels only. */
export function percentOf(arrangement: Arrangement, picture: PixelSize): number {
  const percent = 100 * scaleOf(arrangement.placement, picture);
  const whole = Math.round(percent);
  return whole === 100 && arrangement.placement.width !== picture.width ? (percent < 100 ? 99 : 101) : whole;
}

/** The next whole step of five percent, so that 100 % is always one of them. */
export function steppedScale(scale: number, direction: 1 | -1): number {
  const steps = scale * 20;
  // What is a step already, but for rounding, goes on to the next.
  return (direction === 1 ? Math.floor(steps + 1.01) : Math.ceil(steps - 1.01)) / 20;
}
