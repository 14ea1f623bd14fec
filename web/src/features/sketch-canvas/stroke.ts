import type { Touch } from '../../lib/drawing-stage/drawing.ts';
import type { Point } from '../../lib/pan-zoom/view.ts';

/** One line of the pen or the eraser, in pixels of the sheet that it was begun on. */
export interface Stroke {
  readonly points: readonly Touch[];
  /** Diameter of a full press. */
  readonly size: number;
  /** Paints paper in place of ink. */
  readonly erases: boolean;
  /** Drawn on both sides of the middle. */
  readonly mirrored: boolean;
}

/** A light touch draws with this share of the size. */
const LEAST_PRESSED = 0.25;
/** How far a point may lag at the strongest smoothing: the share of the way that it goes with each new place. */
const MOST_LAG = 0.88;
/** Degrees around a multiple of 45 within which a straight line is drawn to it. */
const ANGLE_REACH = 4;

export const widthAt = ({ size }: Pick<Stroke, 'size'>, pressure: number): number =>
  size * (LEAST_PRESSED + (1 - LEAST_PRESSED) * pressure);

/**
 * Takes the tremble out of a hand: each place is drawn towards the last, by 0 (as it came) to 100. `end` answers the
 * place where the pen was lifted, so that a line ends where it was meant to.
 */
export function createSmoother(amount: number, from: Touch) {
  const share = 1 - (MOST_LAG * amount) / 100;
  let at = from;
  let last = from;
  const toward = (a: number, b: number) => a + (b - a) * share;
  return {
    next: (touch: Touch): Touch => {
      last = touch;
      at = { x: toward(at.x, touch.x), y: toward(at.y, touch.y), pressure: toward(at.pressure, touch.pressure) };
      return at;
    },
    end: (): Touch => ({ ...last, pressure: at.pressure }),
  };
}

/** The end of a straight line, turned onto a multiple of 45 degrees where it is nearly one. */
export function straightEnd(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const even = Math.round(degrees / 45) * 45;
  if (length === 0 || Math.abs(degrees - even) > ANGLE_REACH) return to;
  const turned = (even * Math.PI) / 180;
  return { x: from.x + length * Math.cos(turned), y: from.y + length * Math.sin(turned) };
}

/** Whether a place adds anything that can be seen to a line that ends at another. */
export const isFurther = (last: Point, next: Point, size: number): boolean =>
  Math.hypot(next.x - last.x, next.y - last.y) >= Math.max(0.5, size * 0.06);
