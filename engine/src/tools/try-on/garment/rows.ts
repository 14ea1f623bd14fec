import { OPAQUE } from './opaque.ts';

/** A run of pixels in a row, both ends included. */
export interface Run {
  readonly left: number;
  readonly right: number;
}

export const runWidth = ({ left, right }: Run): number => right - left + 1;
export const runCentre = ({ left, right }: Run): number => (left + right) / 2;

/** The runs of every row where a plane is over half, without those of fewer than `min` pixels. */
export function rowsOf(plane: Uint8Array, width: number, height: number, min: number): readonly (readonly Run[])[] {
  return Array.from({ length: height }, (_, y) => {
    const runs: Run[] = [];
    for (let x = 0; x < width; x++) {
      if (plane[y * width + x]! < OPAQUE) continue;
      const left = x;
      while (x < width && plane[y * width + x]! >= OPAQUE) x++;
      if (x - left >= min) runs.push({ left, right: x - 1 });
    }
    return runs;
  });
}

/** Returns the span from the first to the last pixel over all runs of a row; null for an empty row. */
export const spanOf = (runs: readonly Run[]): Run | null =>
  runs.length === 0 ? null : { left: runs[0]!.left, right: runs.at(-1)!.right };
