import { clamp, lerp } from '../interpolation.ts';

export interface PlaneTableOptions {
  readonly min: readonly [number, number];
  readonly max: readonly [number, number];
  /** Metres between entries. */
  readonly step: number;
}

/**
 * Tabulates a function of the plane and reads it bilinearly, because distances to outlines are too slow to compute a
 * million times. Outside the rectangle the values of its border apply.
 */
export function planeTable(
  field: (x: number, y: number) => number,
  { min, max, step }: PlaneTableOptions,
): (x: number, y: number) => number {
  const columns = Math.ceil((max[0] - min[0]) / step) + 1;
  const rows = Math.ceil((max[1] - min[1]) / step) + 1;
  const table = new Float32Array(columns * rows);
  const fillRow = (j: number) => {
    for (let i = 0; i < columns; i++) table[j * columns + i] = field(min[0] + i * step, min[1] + j * step);
  };
  for (let j = 0; j < rows; j++) fillRow(j);
  return (x, y) => {
    const u = clamp((x - min[0]) / step, 0, columns - 1.01);
    const v = clamp((y - min[1]) / step, 0, rows - 1.01);
    const i = u | 0;
    const j = v | 0;
    const k = j * columns + i;
    const near = lerp(table[k]!, table[k + 1]!, u - i);
    return lerp(near, lerp(table[k + columns]!, table[k + columns + 1]!, u - i), v - j);
  };
}
