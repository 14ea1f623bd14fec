import { FEATURES, placesOf } from './level.ts';
import type { Level } from './level.ts';
import { FIXED, FREE, stretchMembrane } from '../../foundation/image/membrane.ts';

/** Rounds of weighting and smoothing; edges across a hole of some ten pixels have converged after this many. */
const ROUNDS = 60;
/** Squared step between neighbours (0 to 255 each) that counts as a slope and not as an edge. */
const SLOPE = 4 ** 2;
/** Over-relaxation factor of the sweeps. */
const RELAXATION = 1.4;

/**
 * Interpolates the features of `level` across its hole so that edges which meet the hole are joined by the shortest
 * path and everything between them is flat: minimum total variation of all features together (Chan and Shen 2001), with
 * weights measured again for every sweep. The result says which surface lies where, not its texture. `check` may throw
 * to stop.
 */
export function carryEdges({ width, height, features, hole }: Level, check: () => void): Float32Array {
  const plane = Float32Array.from(features);
  const state = Uint8Array.from(hole, (open) => (open ? FREE : FIXED));
  stretchMembrane(plane, state, width, height, FEATURES, check);
  const flow = new Float32Array(hole.length);
  const inside = placesOf(hole, 1);
  const around = placesOf(besideHole(hole, width), 1);
  for (let round = 0; round < ROUNDS; round++) {
    check();
    measureFlow(plane, width, height, flow, around);
    for (let k = 0; k < inside.length; k++) {
      const i = inside[round % 2 === 0 ? k : inside.length - 1 - k]!;
      const x = i % width;
      const left = x > 0 ? flow[i - 1]! : 0;
      const right = x < width - 1 ? flow[i]! : 0;
      const above = i >= width ? flow[i - width]! : 0;
      const below = i + width < hole.length ? flow[i]! : 0;
      const whole = left + right + above + below;
      for (let c = 0; c < FEATURES; c++) {
        const at = i * FEATURES + c;
        let sum = 0;
        if (left > 0) sum += left * plane[at - FEATURES]!;
        if (right > 0) sum += right * plane[at + FEATURES]!;
        if (above > 0) sum += above * plane[at - width * FEATURES]!;
        if (below > 0) sum += below * plane[at + width * FEATURES]!;
        plane[at] = plane[at]! + RELAXATION * (sum / whole - plane[at]!);
      }
    }
  }
  return plane;
}

/** 1 for the pixels of a hole and for the pixels directly left of or above it. */
function besideHole(hole: Uint8Array, width: number): Uint8Array {
  return hole.map((open, i) => (open || hole[i + width] || (i % width < width - 1 && hole[i + 1]) ? 1 : 0));
}

/** Conductance between a pixel and its right and lower neighbours, for `places`: the steeper the step, the lower. */
function measureFlow(plane: Float32Array, width: number, height: number, flow: Float32Array, places: Int32Array): void {
  for (let k = 0; k < places.length; k++) {
    const i = places[k]!;
    const isLast = i % width === width - 1;
    const isLowest = i + width >= width * height;
    let steep = SLOPE;
    for (let c = 0; c < FEATURES; c++) {
      const at = i * FEATURES + c;
      if (!isLast) steep += (plane[at + FEATURES]! - plane[at]!) ** 2;
      if (!isLowest) steep += (plane[at + width * FEATURES]! - plane[at]!) ** 2;
    }
    flow[i] = 1 / Math.sqrt(steep);
  }
}
