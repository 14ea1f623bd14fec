/**
 * The person inside a hanging garment, for cloth to fall on and never to be seen: a torso that suits women and men,
 * sloping shoulders and arms, in the coordinates of `body.ts`, metres.
 */
import type { Collider } from '../cloth/collider.ts';
import { superellipse, smoothUnion } from '../geometry/distance-field.ts';
import { clamp, lerp } from '../geometry/interpolation.ts';
import { profile } from '../geometry/profile.ts';
import { addScaled } from '../geometry/vector.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { bustHeight } from './body.ts';

/** Height, half-width, half-depth, forward shift. */
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

/** Where the arm at x > 0 turns. */
export const SHOULDER: Vec3 = [0.163, 1.377, -0.012];
const measures = [0, 0, 0];

function torso(x: number, y: number, z: number): number {
  SECTIONS(y, measures);
  const [wide, deep, centre] = [measures[0]!, measures[1]!, measures[2]!];
  const bust = 0.55 * bustHeight(Math.atan2(x / wide, (z - centre) / deep), y);
  const trunk = superellipse(x, z - centre, wide, deep + bust, 2.2);
  const ax = Math.abs(x);
  // From the side of the neck to the shoulder's point: a slope of about twenty degrees.
  const slope = capsule(ax, y, z, [0.02, 1.468, -0.022], [SHOULDER[0], SHOULDER[1] + 0.012, -0.014], 0.028, 0.037);
  const ball = Math.hypot(ax - SHOULDER[0], y - SHOULDER[1], z - SHOULDER[2]) - 0.05;
  return smoothUnion(smoothUnion(trunk, slope, 0.05), ball, 0.03);
}

function capsule(x: number, y: number, z: number, a: Vec3, b: Vec3, ra: number, rb: number): number {
  const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const share = clamp((px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez));
  return Math.hypot(px - ex * share, py - ey * share, pz - ez * share) - lerp(ra, rb, share);
}

const CELL = 0.009;
const LOW: Vec3 = [-0.009, 0.5, -0.2];
const SIZE = [28, 124, 44] as const;
let table: Float32Array | null = null;

/** The half of the torso at x >= 0 as a table of distances: the other half is its mirror image. */
function torsoTable(): Float32Array {
  if (table) return table;
  const [nx, ny, nz] = SIZE;
  table = new Float32Array(nx * ny * nz);
  for (let k = 0, q = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, q++) table[q] = torso(LOW[0] + i * CELL, LOW[1] + j * CELL, LOW[2] + k * CELL);
  return table;
}

/** Lengths of an arm, metres; the lower one goes on beyond any cuff, or cuffs would fall in. */
const UPPER = 0.28;
const LOWER = 0.42;

export interface FigureShape {
  /** Angle of the arms from hanging straight down, radians. */
  readonly arms: number;
  /** Metres added to the radius of the arms: fuller ones keep wide sleeves in shape. Default 0. */
  readonly padding?: number;
  /** Sleeveless cloth would catch on arms that are not there to be seen. Default true. */
  readonly armed?: boolean;
}

export interface Figure extends Collider {
  /** Where a point of a sleeve cut for straight arms at `cutFor` (radians from straight down) begins on these arms. */
  wear(point: Vec3, cutFor: number, onArm: number): Vec3;
}

export function figure({ arms, padding = 0, armed = true }: FigureShape): Figure {
  const values = torsoTable();
  const [nx, ny] = SIZE;
  const layer = nx * ny;
  const upper: Vec3 = [Math.sin(arms), -Math.cos(arms), -0.02];
  const lower: Vec3 = [Math.sin(arms * 0.75), -Math.cos(arms * 0.75), 0.16];
  const elbow = addScaled(SHOULDER, upper, UPPER);
  // Shoulder, elbow and fingertips of the arm at x > 0.
  const joints = new Float64Array([...SHOULDER, ...elbow, ...addScaled(elbow, lower, LOWER)]);
  const bone = (
    x: number,
    y: number,
    z: number,
    a: number,
    ra: number,
    rb: number,
    normal: Float64Array,
    best: number,
  ) => {
    const ex = joints[a + 3]! - joints[a]!;
    const ey = joints[a + 4]! - joints[a + 1]!;
    const ez = joints[a + 5]! - joints[a + 2]!;
    const px = x - joints[a]!;
    const py = y - joints[a + 1]!;
    const pz = z - joints[a + 2]!;
    const raw = (px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez);
    const share = raw < 0 ? 0 : raw > 1 ? 1 : raw;
    const dx = px - ex * share;
    const dy = py - ey * share;
    const dz = pz - ez * share;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const distance = length - (ra + (rb - ra) * share);
    if (distance >= best) return best;
    normal[0] = dx / length;
    normal[1] = dy / length;
    normal[2] = dz / length;
    return distance;
  };
  return {
    wear([x, y, z], cutFor, onArm) {
      const side = x < 0 ? -1 : 1;
      const turn = (cutFor - arms) * onArm;
      const [c, d] = [Math.cos(turn), Math.sin(turn)];
      const [px, py] = [x * side - SHOULDER[0], y - SHOULDER[1]];
      const moved: Vec3 = [SHOULDER[0] + px * c + py * d, SHOULDER[1] - px * d + py * c, z];
      const along = (moved[0] - SHOULDER[0]) * upper[0] + (moved[1] - SHOULDER[1]) * upper[1];
      const beyond = Math.max(0, along - UPPER) * onArm;
      const out: Vec3 = [
        moved[0] + (lower[0] - upper[0]) * beyond,
        moved[1] + (lower[1] - upper[1]) * beyond,
        moved[2] + lower[2] * beyond + upper[2] * Math.min(Math.max(along, 0), UPPER) * onArm,
      ];
      return [out[0] * side, out[1], out[2]];
    },
    probe(x, y, z, reach, normal) {
      const ax = x < 0 ? -x : x;
      let best = reach;
      const gx = (ax - LOW[0]) / CELL;
      const gy = (y - LOW[1]) / CELL;
      const gz = (z - LOW[2]) / CELL;
      if (gx < nx - 1.01 && gy > 0 && gy < ny - 1.01 && gz > 0 && gz < SIZE[2] - 1.01) {
        const i = gx | 0;
        const j = gy | 0;
        const k = gz | 0;
        const fx = gx - i;
        const fy = gy - j;
        const fz = gz - k;
        const q = k * layer + j * nx + i;
        const a = values[q]!,
          b = values[q + 1]!,
          c = values[q + nx]!,
          d = values[q + nx + 1]!;
        const e = values[q + layer]!,
          f = values[q + layer + 1]!,
          g = values[q + layer + nx]!,
          h = values[q + layer + nx + 1]!;
        const ab = a + (b - a) * fx,
          cd = c + (d - c) * fx,
          ef = e + (f - e) * fx,
          gh = g + (h - g) * fx;
        const near = ab + (cd - ab) * fy,
          far = ef + (gh - ef) * fy;
        const distance = near + (far - near) * fz;
        if (distance < best) {
          best = distance;
          const dx = ((b - a) * (1 - fy) + (d - c) * fy) * (1 - fz) + ((f - e) * (1 - fy) + (h - g) * fy) * fz;
          const dy = (cd - ab) * (1 - fz) + (gh - ef) * fz;
          const dz = far - near;
          const size = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
          normal[0] = dx / size;
          normal[1] = dy / size;
          normal[2] = dz / size;
        }
      }
      if (armed && ax > 0.09) {
        best = bone(ax, y, z, 0, 0.047 + padding, 0.039 + padding, normal, best);
        best = bone(ax, y, z, 3, 0.039 + padding, 0.027 + padding, normal, best);
      }
      if (x < 0) normal[0] = -normal[0]!;
      return best;
    },
  };
}
