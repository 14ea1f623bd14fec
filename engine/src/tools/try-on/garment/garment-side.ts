import type { Point } from '../../../perception/faces/point.ts';

/** Half of the upper part of a garment. */
export interface GarmentSide {
  /** Where the neckline begins at the shoulder. */
  readonly neck: Point;
  /** Row that the shoulder's slope has there: a collar stands above it. */
  readonly base: number;
  /** Where the shoulder ends. */
  readonly tip: Point;
  readonly underarm: Point;
  /** Null without a sleeve. */
  readonly sleeve: { readonly start: Point; readonly end: Point } | null;
}
