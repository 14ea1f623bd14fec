import type { Mask } from './mask.ts';
import type { Size } from './rect.ts';

/** Run-length encodes a mask as alternating lengths and values: a few kilobytes instead of megabytes. */
export function runsOf({ data }: Mask): Uint32Array {
  let count = 1;
  for (let at = 1; at < data.length; at++) if (data[at] !== data[at - 1]) count++;
  const runs = new Uint32Array(2 * count);
  let [start, into] = [0, 0];
  for (let at = 1; at <= data.length; at++) {
    if (at < data.length && data[at] === data[at - 1]) continue;
    runs[into++] = at - start;
    runs[into++] = data[start]!;
    start = at;
  }
  return runs;
}

/** Makes a mask of runs. @returns null when they do not add up to a mask of this size. */
export function maskOfRuns(runs: Uint32Array, { width, height }: Size): Mask | null {
  const data = new Uint8Array(width * height);
  let at = 0;
  for (let index = 0; index + 1 < runs.length; index += 2) {
    const end = at + runs[index]!;
    if (end > data.length) return null;
    data.fill(runs[index + 1]!, at, end);
    at = end;
  }
  return at === data.length ? { width, height, data } : null;
}
