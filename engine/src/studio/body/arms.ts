import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { SHOULDER } from './figure-torso.ts';

/** Position of the arm at x > 0; the other arm is its mirror image. Metres. */
export interface ArmPlace {
  readonly elbow: Vec3;
  readonly wrist: Vec3;
}

/** Lengths in metres of upper arm and forearm. */
export const UPPER_ARM = 0.282;
export const FOREARM = 0.248;

/** Length in metres from the wrist to the tips of the fingers. */
export const HAND = 0.176;

/** The arm on which the sleeves of shirts and knitwear hang (`body/figure.ts`). */
export const HUNG_ARM: ArmPlace = armAlong([0.2955, -0.955, -0.02], [0.22, -0.962, 0.157]);

/** The arm on which the sleeves of dresses hang. */
export const STRAIGHT_ARM: ArmPlace = { elbow: [0.184, 1.102, 0.011], wrist: [0.2025, 0.858, 0.044] };

/** A bare arm beside the body, bent a little at the elbow. */
export const BARE_ARM: ArmPlace = armAlong([0.175, -0.98, -0.06], [0.1, -0.97, 0.2]);

/** Places an arm by the directions of its two bones. */
function armAlong(upper: Vec3, lower: Vec3): ArmPlace {
  const elbow = along(SHOULDER, upper, UPPER_ARM);
  return { elbow, wrist: along(elbow, lower, FOREARM) };
}

function along(from: Vec3, direction: Vec3, length: number): Vec3 {
  const scale = length / Math.hypot(...direction);
  return [from[0] + direction[0] * scale, from[1] + direction[1] * scale, from[2] + direction[2] * scale];
}
