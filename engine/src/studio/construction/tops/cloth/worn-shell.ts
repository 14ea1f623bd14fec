import type { Trim } from '../../../../foundation/raster/geometry.ts';
import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { ClothPiece } from './cloth-piece.ts';

/** Metres between rows, and how many columns go round. */
const ROW = 0.008;
const COLUMNS = 160;
const LOW = 0.3;
const ROWS = 150;
/** Height in metres above which fabric over the shoulders is too flat to be measured from the centre. */
const HIGHEST = 1.39;
/** Cloth that hangs further out than this is no lower layer of the trunk, metres. */
const FAR = 0.05;

/** Metres by which a point sticks out through hung fabric round the trunk; negative where there is none. */
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
    if (y > HIGHEST) return -1;
    const cell = cellOf(x, y, z);
    const radius = cell < 0 ? 0 : radii[cell]!;
    if (radius === 0) return -1;
    const out = Math.hypot(x, z) - radius + 0.003;
    return out > FAR ? -1 : out;
  };
}

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
