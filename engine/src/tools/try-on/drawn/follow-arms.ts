/**
 * Moves drawn sleeves onto the arms of a photograph. The arms of the body that sleeves are sewn for have their own lengths,
 * and loose sleeves hang outside of them; what is left of both is measured in the picture and taken away.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { BodyMap } from '../../../studio/body/body-map.ts';
import type { ScenePart } from '../../../studio/parts/scene.ts';
import { fittedPart } from '../../../studio/scene/fitted-part.ts';
import type { Point } from '../../../perception/faces/point.ts';
import type { BodyFrame } from '../body/body-frame.ts';
import { onChain, placeOnChain } from '../body/chain.ts';
import { minus } from '../body/place.ts';
import type { FittedBody } from './measure-wearer.ts';

/** Parts of an arm's length between which the offset of a sleeve is measured at the elbow and at the wrist. */
const AT_ELBOW = [0.42, 0.62] as const;
const AT_WRIST = [0.82, 1.02] as const;
/** Part of an arm's length in which a sleeve stays in its armhole. */
const ARMHOLE = [0.08, 0.4] as const;
/** Part of an arm's length to which a sleeve must reach for its offset to be measured: the hem of a short one is slanted. */
const BELOW_ELBOW = 0.66;
/** Part of an arm's length from which a sleeve is long, and where a long one ends. */
const LONG = 0.92;
const CUFF = 1.03;
/** Fewest points of a sleeve by which its offset is measured. */
const MIN_POINTS = 20;
/** Largest offset that is taken away, in breadths of the shoulders. */
const MAX_OFFSET = 0.2;

interface SleeveFault {
  /** Pixels to the left of the arm at elbow and wrist. */
  readonly elbow: number;
  readonly wrist: number;
  /** Factor on lengths below the elbow. */
  readonly shrink: number;
}

export function followArms(
  parts: readonly ScenePart[],
  isSleeve: (part: ScenePart) => boolean,
  body: FittedBody,
  frame: BodyFrame,
): readonly ScenePart[] {
  const faults = [0, 1].map((side) => faultOf(parts.filter(isSleeve), side as 0 | 1, body, frame));
  const moveAt = (x: number, y: number, z: number): readonly [number, number] => {
    const side = x < 0 ? 0 : 1;
    const { elbow, wrist, shrink } = faults[side]!;
    const arm = frame.arms[side];
    const length = frame.armLengths[side];
    const at = body.project(x, y, z);
    const { along, across } = beyondWrist(frame, side, at);
    const share = along / length;
    const middle = (AT_ELBOW[0] + AT_ELBOW[1]) / 2;
    const end = (AT_WRIST[0] + AT_WRIST[1]) / 2;
    const aside =
      elbow * smoothstep(...ARMHOLE, share) +
      (wrist - elbow) * Math.min(1.2, Math.max(0, (share - middle) / (end - middle)));
    const beyond = Math.max(0, along - middle * length);
    const from = placeOnChain(arm, along, across);
    const to = placeOnChain(arm, along - beyond * (1 - shrink), across - aside);
    const { x: right, y: up } = body.onBody(minus(to, from));
    return [right / body.scale, up / body.scale];
  };
  const map: BodyMap = {
    scale: 1,
    forward(x, y, z, out) {
      const [right, up] = moveAt(x, y, z);
      out[0] = x + right;
      out[1] = y + up;
      out[2] = z;
    },
    backward(x, y, z, out) {
      // The move changes little over its own length.
      let [right, up] = moveAt(x, y, z);
      [right, up] = moveAt(x - right, y - up, z);
      out[0] = x - right;
      out[1] = y - up;
      out[2] = z;
    },
  };
  return parts.map((part) => (isSleeve(part) ? fittedPart(part, map) : part));
}

function faultOf(sleeves: readonly ScenePart[], side: 0 | 1, body: FittedBody, frame: BodyFrame): SleeveFault {
  const length = frame.armLengths[side];
  const sums = [
    [0, 0],
    [0, 0],
  ];
  let last = 0;
  for (const { mesh } of sleeves)
    for (let k = 0; k < mesh.positions.length; k += 3) {
      const [x, y, z] = [mesh.positions[k]!, mesh.positions[k + 1]!, mesh.positions[k + 2]!];
      if (x < 0 !== (side === 0)) continue;
      const { along, across } = beyondWrist(frame, side, body.project(x, y, z));
      const share = along / length;
      last = Math.max(last, share);
      for (const [index, [from, to]] of [AT_ELBOW, AT_WRIST].entries())
        if (share > from && share < to) {
          sums[index]![0]! += across;
          sums[index]![1]!++;
        }
    }
  const max = MAX_OFFSET * frame.breadth;
  const [elbow, wrist] = sums.map(([sum, count]) =>
    count! < MIN_POINTS ? null : Math.max(-max, Math.min(max, sum! / count!)),
  );
  const middle = (AT_ELBOW[0] + AT_ELBOW[1]) / 2;
  return {
    elbow: last < BELOW_ELBOW ? 0 : (elbow ?? 0),
    wrist: last < BELOW_ELBOW ? 0 : (wrist ?? elbow ?? 0),
    shrink: last > LONG ? Math.min(1.15, Math.max(0.75, (CUFF - middle) / (last - middle))) : 1,
  };
}

/** The position on an arm that continues straight beyond the wrist. */
function beyondWrist({ arms, armLengths }: BodyFrame, side: 0 | 1, place: Point) {
  const found = onChain(arms[side], place);
  if (found.along < armLengths[side]) return found;
  const [from, to] = [placeOnChain(arms[side], armLengths[side], 0), placeOnChain(arms[side], armLengths[side] + 1, 0)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [place.x - from.x, place.y - from.y];
  return { ...found, along: armLengths[side] + x * dx + y * dy, across: x * -dy + y * dx };
}
