import { smoothUnion, superellipse } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { bell, clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { profile } from '../../../foundation/geometry/curves/profile.ts';
import type { ShoeDesign } from './shoe-design.ts';

/** Sections of the leg: height above the heel's seat, x of its back and front, half its width; metres. */
const LEG = [
  [0.03, -0.1165, -0.03, 0.027],
  [0.06, -0.1145, -0.0285, 0.0285],
  [0.085, -0.112, -0.0305, 0.03],
  [0.11, -0.1125, -0.0335, 0.0325],
  [0.14, -0.1155, -0.034, 0.0365],
  [0.2, -0.1255, -0.032, 0.046],
  [0.27, -0.135, -0.028, 0.0525],
  [0.34, -0.1345, -0.025, 0.0525],
  [0.4, -0.1265, -0.022, 0.05],
  [0.46, -0.129, -0.0175, 0.056],
  [0.6, -0.138, -0.007, 0.07],
] as const;

/**
 * Folds of soft leather round the ankle: height above the seat, rise towards the back, width, depth, side (0 for all
 * round).
 */
const FOLDS = [
  [0.082, -0.25, 0.006, 0.0021, 0],
  [0.095, 0.1, 0.0055, 0.0016, 1],
  [0.099, -0.35, 0.006, 0.0017, -1],
  [0.113, -0.12, 0.0075, 0.0015, 0],
  [0.134, 0.28, 0.008, 0.0012, 1],
  [0.142, -0.2, 0.009, 0.0011, -1],
] as const;

/** The foot joined to a leg: concave behind the ankle, wider at the calf, with folds from walking. */
export function booted(foot: DistanceField, bed: (x: number) => number, { shaft, rise }: ShoeDesign): DistanceField {
  const seat = bed(-0.088);
  const section = profile(LEG);
  const step = 0.0015;
  const rows = Array.from({ length: Math.ceil(0.66 / step) }, (_, i) => {
    const out = [0, 0, 0];
    section(clamp(i * step, 0.03, 0.6), out);
    return [(out[0]! + out[1]!) / 2, (out[1]! - out[0]!) / 2, out[2]!] as const;
  });
  // A high heel moves the shin forward over the instep.
  const forward = 0.06 * rise;
  return (x, y, z) => {
    const up = y - seat;
    const at = clamp(up / step, 0, rows.length - 1.001);
    const row = rows[at | 0]!;
    const next = rows[(at | 0) + 1]!;
    const share = at - (at | 0);
    const centre = row[0] + (next[0] - row[0]) * share + forward;
    const thin = 0.005 * smoothstep(0.1, 0.055, up);
    const depth = row[1] + (next[1] - row[1]) * share - thin;
    const leg = superellipse(x - centre, z, depth, row[2] + (next[2] - row[2]) * share - thin, 2.2);
    const column = Math.max(leg, y - shaft - 0.02, 0.03 - up);
    return smoothUnion(foot(x, y, z), column, 0.034) - folds(x, up, z) - 0.0011 * noise3(x * 16, y * 11, z * 16);
  };
}

function folds(x: number, up: number, z: number): number {
  if (up < 0.05 || up > 0.19) return 0;
  let sum = 0;
  for (const [height, slope, width, depth, side] of FOLDS) {
    const q = (up - height - slope * (x + 0.07) - 0.09 * Math.abs(z)) / width;
    if (q < -3 || q > 3) continue;
    const where = side === 0 ? 1 : smoothstep(-0.012, 0.012, z * side);
    sum += depth * where * (bell(q, 1) - 0.6 * bell(q - 1.5, 1));
  }
  // Leather is taut over the shin and the tendon, and folds between them and over the instep.
  return sum * (0.3 + 0.5 * bell(x + 0.055, 0.03));
}
