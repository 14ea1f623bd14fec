import type { Mask } from './mask.ts';
import type { Size } from './rect.ts';

/** A mask as lengths and values, alternating: a few kilobytes in place of megabytes. */
export function runsOf({ data }: Mask): Uint32Array {
  const runs: number[] = [];
  let at = 0;
  while (at < data.length) {
    const value = data[at]!;
    const start = at;
    while (at < data.length && data[at] === value) at++;
    runs.push(at - start, value);
  }
  return Uint32Array.from(runs);
}

/** @returns null when they do not fill a mask of that size. */
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
