import { FEATURES, REACH } from './level.ts';
import type { Level } from './level.ts';

/** Squared levels that a pixel of distance counts, and one up or down from a deep hole. */
const ASIDE = 6;
const ABOVE = 14;
/** What a source that goes on with its neighbours costs, of the cost of another one. */
const COHERENT = 0.7;
/** Weight of what edges carried on say of a pixel, beside what is known: enough to choose the surface, not its drawing. */
const CARRIED = 0.5;

interface Wanted {
  /** 1 where nothing is known or copied yet. */
  readonly open: Uint8Array;
  /** Middle of the patch. */
  readonly next: number;
  /** Sources that go on with what was copied beside it; null in a shallow hole, where that is no advantage. */
  readonly preferred: readonly number[] | null;
  /** Factor, 1 or more, of the cost of each source that would be taken. */
  readonly handicap: () => number;
}

/**
 * Finds the source whose known part is most like that of the patch round a pixel; near ones and preferred ones win ties.
 * Where nothing is known, `carried` (as the level's features) tells what is likely.
 */
export function createSourceSearch(level: Level, carried: Float32Array): (wanted: Wanted) => number {
  const { features, sources, width, height } = level;
  const most = (2 * REACH + 1) ** 2;
  const values = new Float64Array(most * FEATURES);
  const weights = new Float64Array(most);
  const shifts = new Int32Array(most);
  const isPreferred = new Uint8Array(features.length / FEATURES);

  return ({ open, next, preferred, handicap }) => {
    const x = next % width;
    const y = (next - x) / width;
    const { rows, columns } = gather(open, next, x, y);
    const above = preferred ? ABOVE : ASIDE;
    for (const source of preferred ?? []) isPreferred[source] = 1;
    let best = sources[0]!;
    let least = Infinity;
    for (let s = 0; s < sources.length; s++) {
      const source = sources[s]!;
      const u = source % width;
      const favour = isPreferred[source] ? COHERENT : 1;
      const limit = least / favour;
      // What is near is lit alike, and what is as high shows the same floor, wall or ceiling.
      const away = ASIDE * Math.abs(u - x) + above * Math.abs((source - u) / width - y);
      let distance = distanceTo(source, away, limit, rows, columns);
      if (distance >= limit) continue;
      distance *= favour * handicap();
      if (distance < least) {
        least = distance;
        best = source;
      }
    }
    for (const source of preferred ?? []) isPreferred[source] = 0;
    return best;
  };

  /** Reads the patch, as far as the picture reaches, row by row. */
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

  /** Goes on from `distance`, row by row until it is `limit` or more. */
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
