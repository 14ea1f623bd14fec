/**
 * Reconstructs the hole from its matches: each pixel is the weighted mean of all patches over it (Wexler et al. 2007).
 */
import { FEATURES, REACH } from './level.ts';
import type { Level } from './level.ts';
import type { PatchField } from './patch-field.ts';

/** Factor by which the weight decreases per step into the hole, because the known pixels lie outside. */
const BELIEF = 1.22;
/** Number of costs that are sampled for the quartile. */
const SAMPLES = 1500;
/** Quantile of the costs that counts as the usual cost. */
const QUANTILE = 0.75;
/** Minimum of the usual cost: that of a step of 1.4 levels in each value of a patch. */
const MIN_COST = 400;
/** Steps into the hole from which the weight does not decrease further. */
const MAX_DEPTH = 60;
/** Minimum weight, so that a pixel is never without a vote. */
const MIN_WEIGHT = 1e-12;

export interface Voting {
  /** Sums of weighted features, 4 per pixel. Reused for all rounds of a level. */
  readonly sums: Float32Array;
  /** Sums of weights, 1 per pixel. Reused as well. */
  readonly weights: Float32Array;
}

export const createVoting = ({ kind }: Level): Voting => ({
  sums: new Float32Array(kind.length * FEATURES),
  weights: new Float32Array(kind.length),
});

/**
 * Adds the votes to `voting`, for the pixels of the hole and for the known ones that its patches reach.
 * @param sharpness 1 while the picture forms; higher values favour the best patches.
 */
export function countVotes(
  field: PatchField,
  level: Level,
  voting: Voting,
  sharpness: number,
  check: () => void,
): void {
  const { nearest, cost } = field;
  const { width, features, depth, targets } = level;
  const { sums, weights } = voting;
  sums.fill(0);
  weights.fill(0);
  const fall = -sharpness / (2 * Math.max(MIN_COST, usualCost(cost, targets)));
  for (let t = 0; t < targets.length; t++) {
    if ((t & 2047) === 0) check();
    const target = targets[t]!;
    const shift = nearest[target]! - target;
    const weight = Math.exp(cost[target]! * fall - Math.min(MAX_DEPTH, depth[target]!) * Math.log(BELIEF)) + MIN_WEIGHT;
    for (let j = -REACH; j <= REACH; j++) {
      const first = target + j * width - REACH;
      for (let to = first; to <= first + 2 * REACH; to++) {
        const from = (to + shift) * FEATURES;
        const sum = to * FEATURES;
        sums[sum] = sums[sum]! + weight * features[from]!;
        sums[sum + 1] = sums[sum + 1]! + weight * features[from + 1]!;
        sums[sum + 2] = sums[sum + 2]! + weight * features[from + 2]!;
        sums[sum + 3] = sums[sum + 3]! + weight * features[from + 3]!;
        weights[to] = weights[to]! + weight;
      }
    }
  }
}

/** Writes the votes into the hole and returns the mean change of a value, 0 to 255. */
export function acceptVotes({ hole, features }: Level, { sums, weights }: Voting): number {
  let change = 0;
  let count = 0;
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i] || weights[i] === 0) continue;
    const share = 1 / weights[i]!;
    for (let c = 0; c < FEATURES; c++) {
      const value = (sums[i * FEATURES + c]! * share + 0.5) | 0;
      change += Math.abs(value - features[i * FEATURES + c]!);
      features[i * FEATURES + c] = value;
    }
    count += FEATURES;
  }
  return count === 0 ? 0 : change / count;
}

/** The third quartile of a sample of the costs; 0 without any. */
function usualCost(cost: Int32Array, targets: Int32Array): number {
  const step = Math.max(1, Math.floor(targets.length / SAMPLES));
  const sample = new Int32Array(Math.ceil(targets.length / step));
  for (let i = 0; i < sample.length; i++) sample[i] = cost[targets[i * step]!]!;
  sample.sort();
  return sample[Math.floor(sample.length * QUANTILE)] ?? 0;
}
