import { FEATURES } from './level.ts';
import type { Level } from './level.ts';
import { ABSENT, FIXED, FREE, stretchMembrane } from '../../foundation/image/membrane.ts';
import type { Voting } from './vote.ts';

/**
 * Maximum correction in sRGB steps (of 255). Larger differences are limited to it, because they come from another
 * structure and not from another light.
 */
const MAX_CORRECTION = 22;
/** Width in pixels of the known ring around the hole on which the error of its patches is measured. */
const RING = 2;

/**
 * Removes the seam around a filled hole: the error of its patches on the known pixels around it is interpolated into
 * the hole as a smooth membrane and added (Pérez et al. 2003). Writes only the hole of `out`, 3 bytes per pixel, and
 * returns the doubt of each of its pixels: the size of that error in levels around it.
 */
export function closeSeam(level: Level, { sums, weights }: Voting, out: Uint8Array, check: () => void): Float32Array {
  const { width, height, hole, features } = level;
  // Red, green and blue, and the doubt.
  const residual = new Float32Array(hole.length * 4);
  const state = new Uint8Array(hole.length).fill(ABSENT);
  for (let i = 0; i < hole.length; i++) {
    if (hole[i]) state[i] = FREE;
    else if (weights[i]! > 0 && nearHole(hole, i, width, height)) {
      state[i] = FIXED;
      for (let c = 0; c < 3; c++) {
        const by = features[i * FEATURES + c]! - sums[i * FEATURES + c]! / weights[i]!;
        residual[i * 4 + c] = Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, by));
        residual[i * 4 + 3] = residual[i * 4 + 3]! + Math.abs(by) / 3;
      }
    }
  }
  stretchMembrane(residual, state, width, height, 4, check);
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i] || weights[i] === 0) continue;
    for (let c = 0; c < 3; c++) {
      const value = sums[i * FEATURES + c]! / weights[i]! + residual[i * 4 + c]!;
      out[i * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
    }
  }
  return Float32Array.from(hole, (_, i) => residual[i * 4 + 3]!);
}

function nearHole(hole: Uint8Array, i: number, width: number, height: number): boolean {
  const x = i % width;
  const y = (i - x) / width;
  for (let v = Math.max(0, y - RING); v <= Math.min(height - 1, y + RING); v++)
    for (let u = Math.max(0, x - RING); u <= Math.min(width - 1, x + RING); u++) if (hole[v * width + u]) return true;
  return false;
}
