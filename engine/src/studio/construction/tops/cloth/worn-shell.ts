import type { Trim } from '../../../../foundation/raster/geometry.ts';
import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { ClothPiece } from './cloth-piece.ts';

/** Distance in metres between rows of the table. */
const ROW = 0.008;
/** Number of columns round the body. */
const COLUMNS = 160;
/** Height in metres of the lowest row. */
const LOW = 0.3;
/** Number of rows. */
const ROWS = 150;
/** Height in metres above which fabric is too flat, over the shoulders, to be measured from the body's axis. */
const MAX_HEIGHT = 1.39;
/** Distance in metres beyond which cloth outside the shell belongs to no lower layer of the trunk. */
const MAX_DISTANCE = 0.05;

/**
 * Returns the distance in metres by which a point is outside hung fabric round the trunk; negative inside it, and where
 * there is no fabric.
 */
export function outsideOf(panels: readonly ClothPiece[]): Trim {
  const radii = new Float32Array(ROWS * COLUMNS);
  for (const { mesh } of panels) {
    const { positions: p, indices } = mesh;
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
      for (const [r, s] of WITHIN) {
        const mixed = (axis: number) => p[a + axis]! * (1 - r - s) + p[b + axis]! * r + p[c + axis]! * s;
        const [x, z] = [mixed(0), mixed(2)];
        const cell = cellOf(x, mixed(1), z);
        if (cell < 0) continue;
        const radius = Math.hypot(x, z);
        const known = radii[cell]!;
        radii[cell] = known === 0 ? radius : Math.min(known, radius);
      }
    }
  }
  return (x, y, z) => {
    if (y > MAX_HEIGHT) return -1;
    const cell = cellOf(x, y, z);
    const radius = cell < 0 ? 0 : radii[cell]!;
    if (radius === 0) return -1;
    const out = Math.hypot(x, z) - radius + 0.003;
    return out > MAX_DISTANCE ? -1 : out;
  };
}

/** Places in a triangle whose distance is measured, as shares of its second and third corner. */
const WITHIN = [
  [0.33, 0.33],
  [0.1, 0.1],
  [0.8, 0.1],
  [0.1, 0.8],
] as const;

function cellOf(x: number, y: number, z: number): number {
  const row = Math.round((y - LOW) / ROW);
  if (row < 0 || row >= ROWS) return -1;
  const column = Math.floor(((Math.atan2(x, z) / TAU + 1) % 1) * COLUMNS);
  return row * COLUMNS + Math.min(COLUMNS - 1, column);
}
