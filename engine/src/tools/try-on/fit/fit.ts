import type { Point } from '../../../perception/faces/point.ts';

/** Where every place of a garment's picture goes on the body. */
export interface Fit {
  /** 0 is the trunk; 1 and 2 are the limbs on the left and right of the picture. */
  readonly parts: Uint8Array;
  /** For a place of the garment, as a place of that part. */
  readonly place: (x: number, y: number, part: number) => Point;
  /** Whether it has legs. */
  readonly legged: boolean;
  /** Pixels along each arm that sleeves cover; 0 without. */
  readonly sleeveEnds: readonly [number, number];
  /** Row from which on down the parts are apart, for each limb. */
  readonly seams: readonly [number, number];
  /** Pixels of the body for one of the garment, about. */
  readonly scale: number;
  /** 0 near where a limb meets the trunk, to 1: how firmly a place is held. */
  readonly firmness: (x: number, y: number) => number;
}
