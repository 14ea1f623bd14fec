import type { Vec3 } from '../../foundation/geometry/vector.ts';

/** A rotation and a move, without scaling: what is at `p` goes to `x p[0] + y p[1] + z p[2] + at`. */
export interface Pose {
  /** Unit vectors to which the axes are turned. */
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
  /** Position of the origin in metres. */
  readonly at: Vec3;
}

export const STILL: Pose = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], at: [0, 0, 0] };

/** A turn round the vertical axis, in radians from +x to +z, and a move in metres. */
export function turned(angle: number, at: Vec3 = [0, 0, 0]): Pose {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: [c, 0, s], y: [0, 1, 0], z: [-s, 0, c], at };
}

/** Tips a standing thing over: backwards on its back at a positive angle in radians, forwards at a negative one. */
export function tipped(angle: number): Pose {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: [1, 0, 0], y: [0, c, -s], z: [0, s, c], at: [0, 0, 0] };
}

/** Rolls a standing thing over to the left at a positive angle in radians, to the right at a negative one. */
export function rolled(angle: number): Pose {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: [c, s, 0], y: [-s, c, 0], z: [0, 0, 1], at: [0, 0, 0] };
}

/** The direction after the rotation of a pose. */
export const rotate = ({ x, y, z }: Pose, [a, b, c]: Vec3): Vec3 => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
];

/** The place of a point after a pose. */
export function applyPose(pose: Pose, point: Vec3): Vec3 {
  const [x, y, z] = rotate(pose, point);
  return [x + pose.at[0], y + pose.at[1], z + pose.at[2]];
}

/** The pose that applies `first` and then `second`. */
export const followedBy = (first: Pose, second: Pose): Pose => ({
  x: rotate(second, first.x),
  y: rotate(second, first.y),
  z: rotate(second, first.z),
  at: applyPose(second, first.at),
});

/** Returns true when the pose leaves the vertical axis as it is. */
export const isUpright = ({ y }: Pose): boolean => y[1] > 1 - 1e-9;
