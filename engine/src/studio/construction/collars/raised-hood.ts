import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { bell, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { cross, mix, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { settle } from '../sewing/settle.ts';

/**
 * The half of a hood on the +x side as lines from its opening to the centre of the back, metres: over the crown, above
 * and next to the ear, along the jaw, and the seam to the garment. All end in the seam down the back of the neck.
 */
const CROWN: readonly Vec3[] = [
  [0, 1.71, 0.07],
  [0, 1.742, 0.014],
  [0, 1.73, -0.068],
  [0, 1.662, -0.14],
  [0, 1.578, -0.15],
  [0, 1.508, -0.122],
];
const TEMPLE: readonly Vec3[] = [
  [0.06, 1.688, 0.084],
  [0.069, 1.718, 0.02],
  [0.072, 1.706, -0.062],
  [0.068, 1.648, -0.126],
  [0.048, 1.572, -0.142],
  [0, 1.496, -0.118],
];
const EAR: readonly Vec3[] = [
  [0.106, 1.6, 0.106],
  [0.121, 1.626, 0.034],
  [0.125, 1.616, -0.044],
  [0.11, 1.585, -0.108],
  [0.064, 1.542, -0.136],
  [0, 1.482, -0.112],
];
const JAW: readonly Vec3[] = [
  [0.097, 1.478, 0.13],
  [0.122, 1.518, 0.052],
  [0.13, 1.52, -0.024],
  [0.112, 1.512, -0.092],
  [0.062, 1.494, -0.122],
  [0, 1.466, -0.107],
];
const SEAM: readonly Vec3[] = [
  [0.002, 1.374, 0.116],
  [0.036, 1.398, 0.1],
  [0.066, 1.434, 0.05],
  [0.088, 1.457, -0.018],
  [0.06, 1.452, -0.08],
  [0, 1.448, -0.1],
];
const RAILS = [CROWN, TEMPLE, EAR, JAW, SEAM].map((rail) => smoothPath(rail, 12));

/**
 * A point of a hood's cloth: `turn` from the seam at -x (-1) over the crown (0) to the seam at +x (1), `back` 0 at the
 * opening to 1 at the back.
 */
export type HoodSurface = (turn: number, back: number) => Vec3;

/**
 * An empty raised hood, sewn onto a garment given by its distance field: drawn back a little, with folds where it sinks
 * on the nape. `phase` varies the folds; `padding` is the thickness of down in metres at a place of
 * the hood.
 */
export function raisedHood(
  field: DistanceField,
  phase: number,
  padding: (turn: number, back: number) => number = () => 0,
): HoodSurface {
  const folds = Array.from({ length: 3 }, (_, i) => ({
    at: 0.6 + 0.13 * i + 0.03 * Math.sin(phase * (i + 1.3)),
    slope: 0.1 + 0.05 * Math.sin(phase * 2.1 + i * 1.7),
    from: 0.5 + 0.12 * Math.sin(phase + i * 2.3),
    high: 0.0062 + 0.002 * Math.sin(phase * 1.7 + i * 4),
  }));
  const relief = (turn: number, back: number) => {
    const side = Math.abs(turn);
    let high = padding(turn, back) + 0.0028 * noise3(turn * 3 + phase, back * 3, 2);
    for (const { at, slope, from, high: peak } of folds) {
      const q = (side - at + slope * (back - 0.5) + 0.012 * Math.sin(turn * 5 + phase)) / 0.042;
      const ridge = Math.exp(-q * q) - 0.5 * Math.exp(-0.7 * (q - 1.7) ** 2);
      high += peak * ridge * bell(back - from - (turn < 0 ? 0.07 : 0), 0.3);
    }
    return high * smoothstep(1, 0.9, side) * smoothstep(1, 0.85, back);
  };
  return (turn, back) => {
    const [x, y, z] = smooth(turn, back);
    const high = relief(turn, back);
    const ahead = subtract(smooth(turn, back + 0.01), smooth(turn, back - 0.01));
    const over = subtract(smooth(turn + 0.01, back), smooth(turn - 0.01, back));
    const [nx, ny, nz] = normalise(cross(over, ahead));
    // An empty hood sinks back and down, and does so less near its seam.
    const slump = 0.012 * smoothstep(1.5, 1.72, y);
    const point: Vec3 = [x + nx * high, y + ny * high - slump * 0.4, z + nz * high - slump];
    return settle(field, point, 0.003, smoothstep(0.93, 1, Math.abs(turn)));
  };
}

export function raisedHoodMesh(surface: HoodSurface, detail: number): Mesh {
  const columns = atDetail(150, detail);
  const mesh = gridMesh({ columns, rows: atDetail(70, detail), flip: true }, (u, v, out) => {
    const [x, y, z] = surface(u * 2 - 1, v);
    out[0] = x;
    out[1] = y;
    out[2] = z;
  });
  // Both halves end in one seam, where the grid has no width, so its normals are copied from the neighbouring
  // points.
  const { normals } = mesh;
  const row = (columns + 1) * 3;
  normals.copyWithin(normals.length - row, normals.length - 2 * row, normals.length - row);
  return mesh;
}

/** The smooth shell: a spline across the rails, mirrored over the crown so that it has no ridge. */
function smooth(turn: number, back: number): Vec3 {
  const share = Math.min(1, Math.abs(turn)) * (RAILS.length - 1);
  const i = Math.min(RAILS.length - 2, Math.floor(share));
  const t = share - i;
  const at = (k: number): Vec3 => {
    const [x, y, z] = along(RAILS[Math.min(RAILS.length - 1, Math.abs(k))]!, back);
    return k < 0 ? [-x, y, z] : [x, y, z];
  };
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const axis = (k: 0 | 1 | 2) => {
    const bend = t * t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) + t * t * t * (3 * b[k] - a[k] - 3 * c[k] + d[k]);
    return lerp(b[k], b[k] + (c[k] - a[k]) / 2, t) + bend / 2;
  };
  return [axis(0) * (turn < 0 ? -1 : 1), axis(1), axis(2)];
}

function along(rail: readonly Vec3[], share: number): Vec3 {
  const at = Math.min(1, Math.max(0, share)) * (rail.length - 1);
  const i = Math.min(rail.length - 2, Math.floor(at));
  return mix(rail[i]!, rail[i + 1]!, at - i);
}
