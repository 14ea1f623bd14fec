import { FEATURES, REACH } from './level.ts';
import type { Level } from './level.ts';

/** Cost in squared levels of a pixel of horizontal distance. */
const HORIZONTAL_COST = 6;
/** Cost in squared levels of a pixel of vertical distance in a deep hole. */
const VERTICAL_COST = 14;
/** Cost factor of a source that continues its neighbours. */
const COHERENT = 0.7;
/** Weight of the carried edges for a pixel relative to known pixels: enough to choose the surface, not its texture. */
const CARRIED = 0.5;

interface Wanted {
  /** 1 where a pixel is neither known nor copied yet. */
  readonly open: Uint8Array;
  /** Index of the patch's centre. */
  readonly next: number;
  /**
   * Sources that continue what was copied next to the patch; null in a shallow hole, where that brings no advantage.
   */
  readonly preferred: readonly number[] | null;
  /** Returns a cost factor, 1 or more, for each candidate source. */
  readonly handicap: () => number;
}

/**
 * Creates a search for the source whose patch best matches the known part of the patch around a pixel; near and
 * preferred sources are favoured. Where nothing is known, `carried` (in the format of the level's features) gives the
 * likely values.
 */
export function createSourceSearch(level: Level, carried: Float32Array): (wanted: Wanted) => number {
  const { features, sources, width, height } = level;
  const max = (2 * REACH + 1) ** 2;
  const values = new Float64Array(max * FEATURES);
  const weights = new Float64Array(max);
  const shifts = new Int32Array(max);
  const isPreferred = new Uint8Array(features.length / FEATURES);

  return ({ open, next, preferred, handicap }) => {
    const x = next % width;
    const y = (next - x) / width;
    const { rows, columns } = gather(open, next, x, y);
    const above = preferred ? VERTICAL_COST : HORIZONTAL_COST;
    for (const source of preferred ?? []) isPreferred[source] = 1;
    let best = sources[0]!;
    let min = Infinity;
    for (let s = 0; s < sources.length; s++) {
      const source = sources[s]!;
      const u = source % width;
      const favour = isPreferred[source] ? COHERENT : 1;
      const limit = min / favour;
      // Near pixels have similar light, and pixels at the same height show the same floor, wall or ceiling.
      const away = HORIZONTAL_COST * Math.abs(u - x) + above * Math.abs((source - u) / width - y);
      let distance = distanceTo(source, away, limit, rows, columns);
      if (distance >= limit) continue;
      distance *= favour * handicap();
      if (distance < min) {
        min = distance;
        best = source;
      }
    }
    for (const source of preferred ?? []) isPreferred[source] = 0;
    return best;
  };

  /** Reads the part of the patch that lies inside the picture, row by row. */
  function gather(open: Uint8Array, next: number, x: number, y: number): { rows: number; columns: number } {
    const [left, right] = [Math.max(-REACH, -x), Math.min(REACH, width - 1 - x)];
    const [top, bottom] = [Math.max(-REACH, -y), Math.min(REACH, height - 1 - y)];
    let k = 0;
    for (let j = top; j <= bottom; j++)
      for (let i = left; i <= right; i++, k++) {
        const at = next + j * width + i;
        const from = open[at] ? carried : features;
        shifts[k] = j * width + i;
        weights[k] = open[at] ? CARRIED : 1;
        for (let c = 0; c < FEATURES; c++) values[k * FEATURES + c] = from[at * FEATURES + c]!;
      }
    return { rows: bottom - top + 1, columns: right - left + 1 };
  }

  /** Adds to `distance` row by row, and stops when it reaches `limit`. */
  function distanceTo(source: number, distance: number, limit: number, rows: number, columns: number): number {
    for (let row = 0, k = 0; row < rows && distance < limit; row++)
      for (const end = k + columns; k < end; k++) {
        const a = k * FEATURES;
        const b = (source + shifts[k]!) * FEATURES;
        const weight = weights[k]!;
        const red = values[a]! - features[b]!;
        const green = values[a + 1]! - features[b + 1]!;
        const blue = values[a + 2]! - features[b + 2]!;
        const busy = values[a + 3]! - features[b + 3]!;
        distance += weight * (red * red);
        distance += weight * (green * green);
        distance += weight * (blue * blue);
        distance += weight * (busy * busy);
      }
    return distance;
  }
}
