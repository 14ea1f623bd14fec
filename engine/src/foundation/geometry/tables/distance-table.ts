import { clamp, lerp } from '../interpolation.ts';
import type { PlaneTableOptions } from './plane-table.ts';

/** Entries between those that are computed first. */
const COARSE = 8;

/**
 * A distance on a plane, tabulated and read by quadratic B-splines: its slope is continuous, as refraction needs, and
 * edges are softened by about one step. Far from the surface, where only a bound matters, entries are interpolated.
 */
export function distanceTable(
  field: (x: number, y: number) => number,
  { min, max, step }: PlaneTableOptions,
): (x: number, y: number) => number {
  const columns = blocks(max[0] - min[0], step) * COARSE + 1;
  const rows = blocks(max[1] - min[1], step) * COARSE + 1;
  const table = new Float32Array(columns * rows);
  const at = (i: number, j: number) => field(min[0] + i * step, min[1] + j * step);
  for (let j = 0; j < rows; j += COARSE) for (let i = 0; i < columns; i += COARSE) table[j * columns + i] = at(i, j);
  for (let j = 0; j + 1 < rows; j += COARSE) {
    for (let i = 0; i + 1 < columns; i += COARSE) fillBlock(table, columns, i, j, step, at);
  }
  return (x, y) => {
    const u = clamp((x - min[0]) / step, 0, columns - 1);
    const v = clamp((y - min[1]) / step, 0, rows - 1);
    const i = Math.min(columns - 2, Math.max(1, (u + 0.5) | 0));
    const j = Math.min(rows - 2, Math.max(1, (v + 0.5) | 0));
    const s = u - i + 0.5;
    const t = v - j + 0.5;
    const a0 = 0.5 * (1 - s) * (1 - s);
    const a1 = 0.5 + s - s * s;
    const a2 = 0.5 * s * s;
    const k = j * columns + i;
    const below = k - columns;
    const above = k + columns;
    const near =
      0.5 * (1 - t) * (1 - t) * (a0 * table[below - 1]! + a1 * table[below]! + a2 * table[below + 1]!) +
      (0.5 + t - t * t) * (a0 * table[k - 1]! + a1 * table[k]! + a2 * table[k + 1]!) +
      0.5 * t * t * (a0 * table[above - 1]! + a1 * table[above]! + a2 * table[above + 1]!);
    if (near <= 0 || (x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1])) return near;
    // The whole surface is inside the table, so every point of it is farther away by at least this much.
    const beyondX = Math.max(min[0] - x, 0, x - max[0]);
    const beyondY = Math.max(min[1] - y, 0, y - max[1]);
    return Math.sqrt(near * near + beyondX * beyondX + beyondY * beyondY);
  };
}

const blocks = (length: number, step: number): number => Math.max(1, Math.ceil(length / step / COARSE));

/** Fills the entries between four known ones: exactly where the surface may be near. */
function fillBlock(
  table: Float32Array,
  columns: number,
  i: number,
  j: number,
  step: number,
  at: (i: number, j: number) => number,
): void {
  const corner = (di: number, dj: number) => table[(j + dj) * columns + i + di]!;
  const [a, b, c, d] = [corner(0, 0), corner(COARSE, 0), corner(0, COARSE), corner(COARSE, COARSE)];
  const near = Math.min(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d)) < COARSE * step * 1.8;
  for (let dj = 0; dj <= COARSE; dj++) {
    for (let di = 0; di <= COARSE; di++) {
      if (di % COARSE === 0 && dj % COARSE === 0) continue;
      const [s, t] = [di / COARSE, dj / COARSE];
      table[(j + dj) * columns + i + di] = near ? at(i + di, j + dj) : lerp(lerp(a, b, s), lerp(c, d, s), t);
    }
  }
}
