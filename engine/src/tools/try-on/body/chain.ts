import type { Point } from '../../../perception/faces/point.ts';
import { between, clamp, dot, leftOf, lengthOf, minus, plus, unit } from './place.ts';

/** A limb: a polyline through its joints, with half its width at each of them. */
export interface Chain {
  readonly joints: readonly Point[];
  readonly widths: readonly number[];
}

/** A position relative to a chain: pixels along it, and across it, positive to its left. */
interface OnChain {
  readonly along: number;
  readonly across: number;
  /** Half width of the limb at that position. */
  readonly width: number;
}

export const chainLength = ({ joints }: Chain): number =>
  joints.slice(1).reduce((sum, joint, index) => sum + lengthOf(minus(joint, joints[index]!)), 0);

/** Share of each adjacent bone over which a bend is rounded. */
const ROUNDED = 0.45;

/**
 * The position `along` pixels down the chain and `across` pixels to its left; beyond its ends the chain continues
 * straight.
 */
export function placeOnChain({ joints }: Chain, along: number, across: number): Point {
  let [rest, index] = [along, 0];
  while (index < joints.length - 2 && rest > boneLength(joints, index)) rest -= boneLength(joints, index++);
  const direction = unit(minus(joints[index + 1]!, joints[index]!));
  return plus(plus(joints[index]!, direction, rest), leftOf(bentDirection(joints, index, rest)), across);
}

/** The direction changes gradually from bone to bone, so that cloth is not cut at the joint. */
function bentDirection(joints: readonly Point[], index: number, rest: number): Point {
  const own = unit(minus(joints[index + 1]!, joints[index]!));
  const length = boneLength(joints, index);
  const reach = ROUNDED * length;
  if (index > 0 && rest < reach) {
    const before = unit(minus(joints[index]!, joints[index - 1]!));
    return unit(between(before, own, 0.5 + (0.5 * Math.max(0, rest)) / reach));
  }
  if (index < joints.length - 2 && rest > length - reach) {
    const after = unit(minus(joints[index + 2]!, joints[index + 1]!));
    return unit(between(after, own, 0.5 + (0.5 * Math.max(0, length - rest)) / reach));
  }
  return own;
}

const boneLength = (joints: readonly Point[], index: number): number =>
  lengthOf(minus(joints[index + 1]!, joints[index]!));

/** The position relative to the nearest bone of a chain. */
export function onChain({ joints, widths }: Chain, place: Point): OnChain {
  let best: OnChain = { along: 0, across: Infinity, width: 1 };
  let nearest = Infinity;
  let start = 0;
  for (let index = 0; index < joints.length - 1; index++) {
    const bone = minus(joints[index + 1]!, joints[index]!);
    const length = lengthOf(bone) || 1;
    const direction = unit(bone);
    const away = minus(place, joints[index]!);
    const share = clamp(dot(away, direction) / length, 0, 1);
    const distance = lengthOf(minus(away, { x: direction.x * share * length, y: direction.y * share * length }));
    if (distance < nearest) {
      nearest = distance;
      const side = dot(away, leftOf(direction)) < 0 ? -1 : 1;
      const width = widths[index]! + (widths[index + 1]! - widths[index]!) * share;
      best = { along: start + share * length, across: side * distance, width };
    }
    start += length;
  }
  return best;
}

/** Half width of a chain at `along` pixels. */
export function widthOfChain({ joints, widths }: Chain, along: number): number {
  let rest = along;
  for (let index = 0; index < joints.length - 1; index++) {
    const length = boneLength(joints, index);
    if (rest <= length || index === joints.length - 2)
      return widths[index]! + (widths[index + 1]! - widths[index]!) * clamp(rest / (length || 1), 0, 1);
    rest -= length;
  }
  return widths[0]!;
}
