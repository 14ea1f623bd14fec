import type { Point } from '../../../perception/faces/point.ts';
import type { BodyFrame } from './body-frame.ts';
import type { Trunk } from './trunk-rule.ts';

export type Girth = (along: number) => number;

/**
 * The person who wears a garment in its own picture, so that positions on the body are known and not guessed from the
 * outline.
 */
export interface Wearer {
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
  /** Per pixel of the cut: 0 trunk, 1 and 2 arms, 3 and 4 legs, 5 head. */
  readonly zone: Uint8Array;
  /** Pixels along each arm at which its sleeve ends. */
  readonly sleeves: readonly [number, number];
  /** Half width of each arm with its sleeve, as a function of the pixels along it. */
  readonly girths: readonly [Girth, Girth];
  /** Converts a position of the cut to a position in the wearer's picture. */
  readonly at: (x: number, y: number) => Point;
}
