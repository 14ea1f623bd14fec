/** The maximum within `reach` pixels in both directions (a square), for each pixel. van Herk 1992. */
export function dilatePlane(
  plane: Float32Array,
  width: number,
  height: number,
  reach: number,
  check: () => void,
): Float32Array {
  return extremes(plane, width, height, reach, Math.max, check);
}

/** The minimum within `reach` pixels in both directions. */
export function erodePlane(
  plane: Float32Array,
  width: number,
  height: number,
  reach: number,
  check: () => void,
): Float32Array {
  return extremes(plane, width, height, reach, Math.min, check);
}

type Pick = (a: number, b: number) => number;

function extremes(plane: Float32Array, width: number, height: number, reach: number, pick: Pick, check: () => void) {
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) check();
    runExtremes(plane, across, { start: y * width, stride: 1, count: width }, reach, pick);
  }
  const out = new Float32Array(plane.length);
  for (let x = 0; x < width; x++) {
    if (x % 64 === 0) check();
    runExtremes(across, out, { start: x, stride: width, count: height }, reach, pick);
  }
  return out;
}

let ahead = new Float32Array(0);
let behind = new Float32Array(0);

/** One row or column of a plane: the index of its first value, the distance to the next, and the number of values. */
interface PlaneLine {
  readonly start: number;
  readonly stride: number;
  readonly count: number;
}

/**
 * Extremes of one row or column with three comparisons per value, by running extremes over blocks of the window's
 * length.
 */
function runExtremes(
  from: Float32Array,
  to: Float32Array,
  { start, stride, count }: PlaneLine,
  reach: number,
  pick: Pick,
): void {
  const window = 2 * reach + 1;
  if (ahead.length < count) {
    ahead = new Float32Array(count);
    behind = new Float32Array(count);
  }
  for (let i = 0; i < count; i++) {
    const value = from[start + i * stride]!;
    ahead[i] = i % window === 0 ? value : pick(ahead[i - 1]!, value);
  }
  for (let i = count - 1; i >= 0; i--) {
    const value = from[start + i * stride]!;
    behind[i] = i === count - 1 || i % window === window - 1 ? value : pick(behind[i + 1]!, value);
  }
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = pick(behind[Math.max(0, i - reach)]!, ahead[Math.min(count - 1, i + reach)]!);
  }
}
