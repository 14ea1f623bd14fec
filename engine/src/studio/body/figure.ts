/**
 * The invisible body inside a hanging garment, on which cloth is draped: a torso that suits women and men, with sloping
 * shoulders and arms. Coordinates are those of `body.ts`, in metres.
 */
import type { Collider } from '../../foundation/cloth/collider.ts';
import { addScaled } from '../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { SHOULDER, torsoDistance } from './figure-torso.ts';

/**
 * Lengths in metres of upper and lower arm. The lower arm extends beyond any cuff, because cuffs would collapse
 * otherwise.
 */
const UPPER = 0.28;
const LOWER = 0.42;

export interface FigureShape {
  /** Angle of the arms from hanging straight down, radians. */
  readonly arms: number;
  /** False for a figure without arms, because sleeveless cloth would catch on them. Default true. */
  readonly hasArms?: boolean;
}

export interface Figure extends Collider {
  /**
   * Moves a point of a sleeve to its start position on these arms. `cutFor` is the angle in radians, from straight
   * down, for which the sleeve was cut; `onArm` is 0 on the trunk to 1 on the arm.
   */
  poseOnArm(point: Vec3, cutFor: number, onArm: number): Vec3;
}

/** Creates the body as a collider: the torso from its table, and each arm as two tapering capsules. */
export function figure({ arms, hasArms = true }: FigureShape): Figure {
  const upper: Vec3 = [Math.sin(arms), -Math.cos(arms), -0.02];
  const lower: Vec3 = [Math.sin(arms * 0.75), -Math.cos(arms * 0.75), 0.16];
  const elbow = addScaled(SHOULDER, upper, UPPER);
  // Positions of shoulder, elbow and fingertips of the arm at x > 0.
  const joints = new Float64Array([...SHOULDER, ...elbow, ...addScaled(elbow, lower, LOWER)]);
  /**
   * Distance to one part of an arm, a capsule from joint `a` (an index into `joints`) to the next, with the radii `ra`
   * and `rb` at its ends. Writes the normal and returns the distance only if it is below `best`, the smallest so far.
   * Its values are positional because the simulation calls it for every point in every step.
   */
  const armDistance = (
    x: number,
    y: number,
    z: number,
    a: number,
    ra: number,
    rb: number,
    normal: Float64Array,
    best: number,
  ) => {
    const ex = joints[a + 3]! - joints[a]!;
    const ey = joints[a + 4]! - joints[a + 1]!;
    const ez = joints[a + 5]! - joints[a + 2]!;
    const px = x - joints[a]!;
    const py = y - joints[a + 1]!;
    const pz = z - joints[a + 2]!;
    const raw = (px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez);
    const share = raw < 0 ? 0 : raw > 1 ? 1 : raw;
    const dx = px - ex * share;
    const dy = py - ey * share;
    const dz = pz - ez * share;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const distance = length - (ra + (rb - ra) * share);
    if (distance >= best) return best;
    normal[0] = dx / length;
    normal[1] = dy / length;
    normal[2] = dz / length;
    return distance;
  };
  return {
    poseOnArm([x, y, z], cutFor, onArm) {
      const side = x < 0 ? -1 : 1;
      const turn = (cutFor - arms) * onArm;
      const [c, d] = [Math.cos(turn), Math.sin(turn)];
      const [px, py] = [x * side - SHOULDER[0], y - SHOULDER[1]];
      const moved: Vec3 = [SHOULDER[0] + px * c + py * d, SHOULDER[1] - px * d + py * c, z];
      const along = (moved[0] - SHOULDER[0]) * upper[0] + (moved[1] - SHOULDER[1]) * upper[1];
      const beyond = Math.max(0, along - UPPER) * onArm;
      const out: Vec3 = [
        moved[0] + (lower[0] - upper[0]) * beyond,
        moved[1] + (lower[1] - upper[1]) * beyond,
        moved[2] + lower[2] * beyond + upper[2] * Math.min(Math.max(along, 0), UPPER) * onArm,
      ];
      return [out[0] * side, out[1], out[2]];
    },
    probe(x, y, z, reach, normal) {
      const ax = x < 0 ? -x : x;
      let best = reach;
      best = torsoDistance(ax, y, z, best, normal);
      if (hasArms && ax > 0.09) {
        best = armDistance(ax, y, z, 0, 0.047, 0.039, normal, best);
        best = armDistance(ax, y, z, 3, 0.039, 0.027, normal, best);
      }
      if (x < 0) normal[0] = -normal[0]!;
      return best;
    },
  };
}
