import { thinLines } from '../../../foundation/image/thin-lines.ts';

/** Maximum gap across which a line is continued, as a share of the longer side. */
export const LINE_REACH = 0.075;
/** Pixels along a line from which its direction is measured. */
const RUN = 9;
/** Minimum cosine of the turn with which a line is continued to a target that is further away than `ANY_TURN_DISTANCE`. */
const CONE = 0.5;
/** Pixels from the end of a line within which any turn is accepted. */
const ANY_TURN_DISTANCE = 5;
/** A gap at a right angle to its line counts as longer by this factor plus 1; smaller turns count less. */
const TURNING = 2.2;
/** Factor by which a target that is not a line's end lengthens a gap. */
const NO_END = 1.35;

/**
 * Joins broken lines: every loose end is connected to the nearest end or line ahead of it.
 * @param lines 1 on ink.
 * @param farthest maximum gap as a share of the longer side.
 * @returns 1 on the connections only; they close regions and never appear in the picture.
 */
export function closeGaps(
  lines: Uint8Array,
  width: number,
  height: number,
  farthest: number,
  check: () => void,
): Uint8Array {
  const bones = lines.slice();
  thinLines(bones, width, height, check);
  const reach = Math.round(farthest * Math.max(width, height));
  const ends = looseEnds(bones, width);
  const isEnd = new Uint8Array(bones.length);
  for (const { at } of ends) isEnd[at] = 1;
  const joints = new Uint8Array(bones.length);
  for (const end of ends) {
    check();
    const target = bestTarget(end, bones, isEnd, width, height, reach);
    if (target >= 0) drawJoint(joints, end.at, target, width);
  }
  return joints;
}

interface LooseEnd {
  readonly at: number;
  /** Unit direction in which the line would continue. */
  readonly dx: number;
  readonly dy: number;
  /** Pixels of the line itself near the end. */
  readonly own: ReadonlySet<number>;
}

function looseEnds(bones: Uint8Array, width: number): LooseEnd[] {
  const ends: LooseEnd[] = [];
  for (let k = width + 1; k < bones.length - width - 1; k++) {
    if (!bones[k]) continue;
    const next = neighbours(bones, k, width);
    if (next.length > 1 && !(next.length === 2 && areAdjacent(next[0]!, next[1]!, width))) continue;
    ends.push(endAt(bones, k, width));
  }
  return ends;
}

function neighbours(bones: Uint8Array, k: number, width: number): number[] {
  const found: number[] = [];
  for (const offset of [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1]) {
    if (bones[k + offset]) found.push(k + offset);
  }
  return found;
}

const areAdjacent = (a: number, b: number, width: number) => [1, width].includes(Math.abs(a - b));

/**
 * Walks back along the line and all of its branches: the pixels of up to 4 × RUN steps are its own, and the first RUN
 * steps give the direction.
 */
function endAt(bones: Uint8Array, at: number, width: number): LooseEnd {
  const own = new Set([at]);
  let front = [at];
  let back = at;
  for (let step = 0; step < 4 * RUN && front.length > 0; step++) {
    front = front.flatMap((k) => neighbours(bones, k, width).filter((n) => !own.has(n)));
    for (const k of front) own.add(k);
    if (step < RUN && front.length > 0) back = front[0]!;
  }
  const dx = (at % width) - (back % width);
  const dy = Math.floor(at / width) - Math.floor(back / width);
  const length = Math.hypot(dx, dy) || 1;
  return { at, dx: dx / length, dy: dy / length, own };
}

function bestTarget(
  { at, dx, dy, own }: LooseEnd,
  bones: Uint8Array,
  isEnd: Uint8Array,
  width: number,
  height: number,
  reach: number,
): number {
  const x = at % width;
  const y = Math.floor(at / width);
  let best = -1;
  let min = Infinity;
  for (let j = Math.max(1, y - reach); j <= Math.min(height - 2, y + reach); j++) {
    for (let i = Math.max(1, x - reach); i <= Math.min(width - 2, x + reach); i++) {
      const k = j * width + i;
      if (!bones[k] || own.has(k)) continue;
      const away = Math.hypot(i - x, j - y);
      if (away > reach) continue;
      const cosine = ((i - x) * dx + (j - y) * dy) / away;
      // Very close to an end any direction is accepted, for corners that just miss each other.
      if (away > ANY_TURN_DISTANCE && cosine < CONE) continue;
      const cost = away * (1 + TURNING * Math.max(0, 1 - cosine)) * (isEnd[k] ? 1 : NO_END);
      if (cost >= min) continue;
      min = cost;
      best = k;
    }
  }
  return best;
}

/** Draws a 4-connected line, so that no flood fill leaks through it diagonally. */
function drawJoint(joints: Uint8Array, from: number, to: number, width: number): void {
  let [x, y] = [from % width, Math.floor(from / width)];
  const [tx, ty] = [to % width, Math.floor(to / width)];
  const [dx, dy] = [Math.abs(tx - x), Math.abs(ty - y)];
  const [sx, sy] = [Math.sign(tx - x), Math.sign(ty - y)];
  let error = dx - dy;
  joints[y * width + x] = 1;
  while (x !== tx || y !== ty) {
    if (2 * error > -dy && x !== tx) {
      error -= dy;
      x += sx;
    } else {
      error += dx;
      y += sy;
    }
    joints[y * width + x] = 1;
  }
}
