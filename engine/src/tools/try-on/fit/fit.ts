import type { Point } from '../../../perception/faces/point.ts';

/** Maps a garment's picture to the body. */
export interface Fit {
  /** Per pixel: 0 is the trunk; 1 and 2 are the limbs on the left and right of the picture. */
  readonly parts: Uint8Array;
  /** Maps a point of the garment, as a point of that part, to the person's picture. */
  readonly place: (x: number, y: number, part: number) => Point;
  /** Whether it has legs. */
  readonly legged: boolean;
  /** Pixels along each arm that sleeves cover; 0 without sleeves. */
  readonly sleeveEnds: readonly [number, number];
  /** Row from which the parts are separate, for each limb. */
  readonly seams: readonly [number, number];
  /** Approximate pixels of the body per pixel of the garment. */
  readonly scale: number;
  /** 0 near where a limb meets the trunk, up to 1: how strongly a point is held at its position. */
  readonly firmness: (x: number, y: number) => number;
}
