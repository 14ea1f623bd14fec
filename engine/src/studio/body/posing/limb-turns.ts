import { addScaled, cross, dot, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { turnedBy, reversed } from './bends.ts';
import type { Turn } from './bends.ts';

/** The shortest turn from one direction to another; a limb is not twisted by it. */
export function turnTowards(from: Vec3, to: Vec3): Turn {
  const [a, b] = [normalise(from), normalise(to)];
  const axis = cross(a, b);
  const sine = Math.hypot(...axis);
  return sine < 1e-6 ? { axis: [1, 0, 0], angle: 0 } : { axis: normalise(axis), angle: Math.atan2(sine, dot(a, b)) };
}

/** The one turn that does what several do one after the other, the first one first. */
export function joined(turns: readonly Turn[]): Turn {
  const [x, y, z] = AXES.map((axis) => turns.reduce((direction: Vec3, turn) => turnedBy(turn, direction), axis));
  const cosine = clamp((x![0] + y![1] + z![2] - 1) / 2, -1, 1);
  const axis: Vec3 = [y![2] - z![1], z![0] - x![2], x![1] - y![0]];
  const size = Math.hypot(...axis);
  return size < 1e-6 ? { axis: [1, 0, 0], angle: 0 } : { axis: normalise(axis), angle: Math.acos(cosine) };
}

const AXES: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A direction before turns, the last one undone first. */
export const beforeTurns = (turns: readonly Turn[], direction: Vec3): Vec3 =>
  turns.toReversed().reduce((before: Vec3, turn) => turnedBy(reversed(turn), before), direction);

interface LimbReach {
  readonly from: Vec3;
  /** Where the end of the limb should be. */
  readonly to: Vec3;
  /** Lengths in metres of its two bones. */
  readonly bones: readonly [number, number];
  /** Direction towards which it bends. */
  readonly pole: Vec3;
}

/** The middle joint of a limb of two bones that reaches for a place, which may be too far: then it points there. */
export function middleJoint({ from, to, bones: [first, second], pole }: LimbReach): Vec3 {
  const way = subtract(to, from);
  const distance = Math.min(Math.hypot(...way), 0.999 * (first + second));
  const ahead = normalise(way);
  const along = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
  const out = Math.sqrt(Math.max(0, first ** 2 - along ** 2));
  const aside = normalise(addScaled(pole, ahead, -dot(pole, ahead)));
  return addScaled(addScaled(from, ahead, along), aside, out);
}
