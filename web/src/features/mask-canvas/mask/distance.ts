import type { Size } from './rect.ts';

/**
 * Euclidean distance in pixels from each pixel to the nearest one in the set: 0 inside the set, Infinity when it is
 * empty. Exact and in linear time (A. Meijster, J. Roerdink, W. Hesselink: A general algorithm for computing distance
 * transforms in linear time, 2000).
 */
export function distanceTo(isIn: (at: number) => boolean, { width, height }: Size): Float32Array {
  const distances = new Float32Array(width * height);
  for (let x = 0; x < width; x++) sweepColumn(distances, isIn, x, width, height);
  const row = new Float64Array(width);
  const scratch = { centres: new Int32Array(width), starts: new Int32Array(width) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) row[x] = distances[y * width + x]!;
    nearestInRow(row, distances.subarray(y * width, (y + 1) * width), scratch);
  }
  return distances;
}

/** Distance from each pixel of a column to the nearest one in the set within that column. */
function sweepColumn(
  distances: Float32Array,
  isIn: (at: number) => boolean,
  x: number,
  width: number,
  height: number,
): void {
  let last = Infinity;
  for (let y = 0; y < height; y++) {
    const at = y * width + x;
    last = isIn(at) ? 0 : last + 1;
    distances[at] = last;
  }
  for (let y = height - 1; y >= 0; y--) {
    const at = y * width + x;
    last = Math.min(last + 1, distances[at]!);
    distances[at] = last;
  }
}

interface Envelope {
  /** Columns whose parabola is the lowest somewhere, from left to right. */
  readonly centres: Int32Array;
  /** Where the interval of each of these columns begins. */
  readonly starts: Int32Array;
}

/** Evaluates the lower envelope of the parabolas (x - i)² + column(i)² along a row. */
function nearestInRow(column: Float64Array, out: Float32Array, { centres, starts }: Envelope): void {
  const width = column.length;
  let last = -1;
  for (let x = 0; x < width; x++) {
    if (column[x] === Infinity) continue;
    let start = 0;
    while (last >= 0) {
      const other = centres[last]!;
      const meets = (x * x - other * other + column[x]! ** 2 - column[other]! ** 2) / (2 * (x - other));
      start = Math.max(0, Math.ceil(meets));
      if (start > starts[last]!) break;
      last--;
      start = 0;
    }
    if (start >= width) continue;
    last++;
    centres[last] = x;
    starts[last] = start;
  }
  if (last < 0) return void out.fill(Infinity);
  for (let x = width - 1; x >= 0; x--) {
    while (last > 0 && starts[last]! > x) last--;
    const centre = centres[last]!;
    out[x] = Math.hypot(x - centre, column[centre]!);
  }
}
