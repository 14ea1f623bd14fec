import { superellipse, smoothUnion } from '../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp } from '../../foundation/geometry/interpolation.ts';
import { profile } from '../../foundation/geometry/curves/profile.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { bustHeight } from './body.ts';

/** Sections of the torso in metres: height, half-width, half-depth, forward shift. */
const SECTIONS = profile([
  [0.5, 0.16, 0.118, -0.008],
  [0.8, 0.172, 0.122, -0.01],
  [0.88, 0.174, 0.122, -0.01],
  [0.96, 0.164, 0.115, -0.006],
  [1.04, 0.147, 0.104, 0],
  [1.1, 0.138, 0.097, 0.003],
  [1.16, 0.142, 0.099, 0.004],
  [1.22, 0.15, 0.104, 0.004],
  [1.28, 0.156, 0.106, 0.003],
  [1.34, 0.158, 0.099, 0],
  [1.38, 0.15, 0.088, -0.006],
  [1.41, 0.125, 0.074, -0.01],
  [1.44, 0.085, 0.06, -0.012],
  [1.48, 0.05, 0.05, -0.012],
  [1.62, 0.05, 0.05, 0],
]);

/** Shoulder joint of the arm at x > 0, in metres. */
export const SHOULDER: Vec3 = [0.163, 1.377, -0.012];
const measures = [0, 0, 0];

function torso(x: number, y: number, z: number): number {
  SECTIONS(y, measures);
  const [wide, deep, centre] = [measures[0]!, measures[1]!, measures[2]!];
  const bust = 0.55 * bustHeight(Math.atan2(x / wide, (z - centre) / deep), y);
  const trunk = superellipse(x, z - centre, wide, deep + bust, 2.2);
  const ax = Math.abs(x);
  // The shoulder slopes by about 30 degrees from the side of the neck to the point of the shoulder.
  const slope = capsule(ax, y, z, [0.02, 1.468, -0.022], [SHOULDER[0], SHOULDER[1] + 0.012, -0.014], 0.028, 0.037);
  const [bx, by, bz] = [ax - SHOULDER[0], y - SHOULDER[1], z - SHOULDER[2]];
  const ball = Math.sqrt(bx * bx + by * by + bz * bz) - 0.05;
  return smoothUnion(smoothUnion(trunk, slope, 0.05), ball, 0.03);
}

function capsule(x: number, y: number, z: number, a: Vec3, b: Vec3, ra: number, rb: number): number {
  const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const share = clamp((px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez));
  const [dx, dy, dz] = [px - ex * share, py - ey * share, pz - ez * share];
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - lerp(ra, rb, share);
}

/** Grid of the table of distances: cell size, lowest corner in metres, and number of points on each axis. */
const CELL = 0.009;
const LOW: Vec3 = [-0.009, 0.5, -0.2];
const SIZE = [28, 124, 44] as const;
let table: Float32Array | null = null;

/** Table of distances for the half of the torso at x >= 0; the other half is its mirror image. */
function torsoTable(): Float32Array {
  if (table) return table;
  const [nx, ny, nz] = SIZE;
  table = new Float32Array(nx * ny * nz);
  for (let k = 0, q = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, q++) table[q] = torso(LOW[0] + i * CELL, LOW[1] + j * CELL, LOW[2] + k * CELL);
  return table;
}

/**
 * Returns the distance to the torso in metres if it is less than `best`, and then writes the unit vector that points
 * away from the torso; otherwise returns `best`. Only for x >= 0.
 */
export function torsoDistance(x: number, y: number, z: number, best: number, normal: Float64Array): number {
  const values = torsoTable();
  const [nx, ny, nz] = SIZE;
  const layer = nx * ny;
  const gx = (x - LOW[0]) / CELL;
  const gy = (y - LOW[1]) / CELL;
  const gz = (z - LOW[2]) / CELL;
  if (gx >= nx - 1.01 || gy <= 0 || gy >= ny - 1.01 || gz <= 0 || gz >= nz - 1.01) return best;
  const i = gx | 0;
  const j = gy | 0;
  const k = gz | 0;
  const fx = gx - i;
  const fy = gy - j;
  const fz = gz - k;
  const q = k * layer + j * nx + i;
  const a = values[q]!;
  const b = values[q + 1]!;
  const c = values[q + nx]!;
  const d = values[q + nx + 1]!;
  const e = values[q + layer]!;
  const f = values[q + layer + 1]!;
  const g = values[q + layer + nx]!;
  const h = values[q + layer + nx + 1]!;
  const ab = a + (b - a) * fx;
  const cd = c + (d - c) * fx;
  const ef = e + (f - e) * fx;
  const gh = g + (h - g) * fx;
  const near = ab + (cd - ab) * fy;
  const far = ef + (gh - ef) * fy;
  const distance = near + (far - near) * fz;
  if (distance >= best) return best;
  const dx = ((b - a) * (1 - fy) + (d - c) * fy) * (1 - fz) + ((f - e) * (1 - fy) + (h - g) * fy) * fz;
  const dy = (cd - ab) * (1 - fz) + (gh - ef) * fz;
  const dz = far - near;
  const size = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
  normal[0] = dx / size;
  normal[1] = dy / size;
  normal[2] = dz / size;
  return distance;
}
