import type { Touch } from '../../lib/drawing-stage/drawing.ts';
import type { Point } from '../../lib/pan-zoom/view.ts';

/** A stroke of the pen or the eraser, in pixels of the sheet on which the drawing was started. */
export interface Stroke {
  readonly points: readonly Touch[];
  /** Diameter in pixels of the sheet at full pressure. */
  readonly size: number;
  /** Whether the stroke erases, by painting in the colour of the paper. */
  readonly erases: boolean;
  /** Whether the stroke is also drawn mirrored at the centre line. */
  readonly mirrored: boolean;
}

/** Width at no pressure, as a share of the size. */
const MIN_WIDTH_SHARE = 0.25;
/** Share of the distance to the pointer by which the stroke lags at full smoothing. */
const MAX_LAG = 0.88;
/** Deviation in degrees from a multiple of 45 up to which a straight line snaps to it. */
const ANGLE_REACH = 4;

export const widthAt = ({ size }: Pick<Stroke, 'size'>, pressure: number): number =>
  size * (MIN_WIDTH_SHARE + (1 - MIN_WIDTH_SHARE) * pressure);

/**
 * Smooths a trembling stroke: each point moves from the previous one towards the pointer. `amount` is 0 (no smoothing)
 * to 100. `end` returns the position where the pen was lifted, so that the stroke ends where it was meant to.
 */
export function createSmoother(amount: number, from: Touch) {
  const share = 1 - (MAX_LAG * amount) / 100;
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

/** The end of a straight line, rotated to a multiple of 45 degrees if it is at most `ANGLE_REACH` degrees away from one. */
export function straightEnd(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const even = Math.round(degrees / 45) * 45;
  if (length === 0 || Math.abs(degrees - even) > ANGLE_REACH) return to;
  const turned = (even * Math.PI) / 180;
  return { x: from.x + length * Math.cos(turned), y: from.y + length * Math.sin(turned) };
}

/** Whether a point is far enough from the last one to change the stroke visibly: half a pixel, or 6 % of the size. */
export const isFurther = (last: Point, next: Point, size: number): boolean =>
  Math.hypot(next.x - last.x, next.y - last.y) >= Math.max(0.5, size * 0.06);
