import type { Point } from '../../../perception/faces/point.ts';
import type { BodyFrame } from './body-frame.ts';
import type { Trunk } from './trunk-rule.ts';

export type Girth = (along: number) => number;

/** Who wears a garment in its own picture: where each of its places lies on a body is known, not guessed from its outline. */
export interface Wearer {
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
  /** Of each pixel of the cut: 0 trunk, 1 and 2 arms, 3 and 4 legs, 5 head. */
  readonly zone: Uint8Array;
  /** Pixels along each arm where its cloth ends. */
  readonly sleeves: readonly [number, number];
  /** Half width of each arm with its sleeve, for pixels along it. */
  readonly girths: readonly [Girth, Girth];
  /** Place of the wearer's body for a place of the cut. */
  readonly at: (x: number, y: number) => Point;
}
