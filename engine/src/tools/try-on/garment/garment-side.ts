import type { Point } from '../../../perception/faces/point.ts';

/** One side of the upper part of a garment. */
export interface GarmentSide {
  /** Start of the neckline at the shoulder. */
  readonly neck: Point;
  /** Row of the picture in which the shoulder begins below `neck`. What lies above it is collar. */
  readonly base: number;
  /** Outer end of the shoulder. */
  readonly tip: Point;
  readonly underarm: Point;
  /** Null without a sleeve. */
  readonly sleeve: { readonly start: Point; readonly end: Point } | null;
}
