/**
 * Of four neighbouring samples on one continuous surface, two at opposite corners are shaded. The other two are
 * interpolated from the shaded samples on their four sides when a band is done. Such a lattice (quincunx) can represent
 * everything that a picture with half as many samples across can show, so that fine detail of the fabric is preserved
 * at half the cost.
 */
import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import type { Frame } from './frame.ts';

export interface BetweenSamples {
  /** Marks two of four samples as open: those to the right of and below the first, whose index in the band is `k`. */
  leave(k: number): void;
  /** Fills the open samples of a band and clears the list. */
  fill(frame: Frame, buffer: VisibilityBuffer, tools: FillTools): void;
}

export interface FillTools {
  /** Width in metres of a sample at a depth of one metre. */
  readonly metresPerSample: number;
  /** Shades a sample individually. */
  readonly shade: (k: number) => void;
  /** Called every few milliseconds; may throw to stop. */
  readonly check: () => void;
}

/** Maximum difference in depth, in sample sizes, between samples of the same fold. */
const MAX_DEPTH_STEP = 5;
/**
 * Difference along both axes, as a share of the radiance, from which an open sample is shaded instead of interpolated.
 */
const ROUGH = 0.38;
/** Number of blocks of four samples between two calls of `check`. */
const CHECK_EVERY = 2048;

/** Creates the list in `memory`, which needs one element for every four samples of a band. */
export function createBetweenSamples(memory: Int32Array): BetweenSamples {
  let count = 0;
  return {
    leave(k) {
      memory[count++] = k;
    },
    fill(frame, buffer, { metresPerSample, shade, check }) {
      for (let from = 0; from < count; from += CHECK_EVERY) {
        check();
        fillSome(memory.subarray(from, Math.min(count, from + CHECK_EVERY)), frame, buffer, metresPerSample, shade);
      }
      count = 0;
    },
  };
}

/** Fills some samples at a time. V8 would recompile one loop over all of them while it runs. */
function fillSome(
  places: Int32Array,
  frame: Frame,
  buffer: VisibilityBuffer,
  metresPerSample: number,
  shade: FillTools['shade'],
): void {
  const { width, depth } = buffer;
  for (const k of places) {
    const x = k % width;
    const last = k + width + 1;
    const reach = MAX_DEPTH_STEP * metresPerSample * depth[k]!;
    const right = x + 2 < width ? k + 2 : -1;
    const below = k + 2 * width < depth.length ? k + 2 * width : -1;
    if (!blend(frame, buffer, k + 1, k, right, k + 1 - width, last, reach)) shade(k + 1);
    if (!blend(frame, buffer, k + width, x > 0 ? last - 2 : -1, last, k, below, reach)) shade(k + width);
  }
}

/**
 * Interpolates sample `k` of a band between its left and right and its upper and lower neighbours; the pair that
 * differs less has more weight. An index is negative where there is no neighbour. Returns false when no pair continues
 * the surface of the sample, or when the neighbours differ too much.
 */
function blend(
  frame: Frame,
  buffer: VisibilityBuffer,
  k: number,
  left: number,
  right: number,
  above: number,
  below: number,
  reach: number,
): boolean {
  const { radiance } = frame;
  const start = buffer.top * buffer.width;
  const level = isContinuous(frame, buffer, k, left, reach) && isContinuous(frame, buffer, k, right, reach);
  const upright = isContinuous(frame, buffer, k, above, reach) && isContinuous(frame, buffer, k, below, reach);
  if (!level && !upright) return false;
  const l = (start + left) * 3;
  const r = (start + right) * 3;
  const a = (start + above) * 3;
  const b = (start + below) * 3;
  const across = level ? difference(radiance, l, r) : Infinity;
  const along = upright ? difference(radiance, a, b) : Infinity;
  if (across > ROUGH && along > ROUGH) return false;
  // Near a line as thin as a sample, the two samples of each pair agree although neither pair is reliable.
  if (level && upright && isOtherLight(radiance, l, r, a, b)) return false;
  const share = !upright ? 1 : !level ? 0 : (along * along + EVEN) / (along * along + across * across + 2 * EVEN);
  const at = (start + k) * 3;
  for (let c = 0; c < 3; c++) {
    const over = level ? radiance[l + c]! + radiance[r + c]! : 0;
    const down = upright ? radiance[a + c]! + radiance[b + c]! : 0;
    radiance[at + c] = 0.5 * (share * over + (1 - share) * down);
  }
  return true;
}

/** Whether one pair of samples differs from the other by more than an interpolation may bridge. */
function isOtherLight(radiance: Float32Array, l: number, r: number, a: number, b: number): boolean {
  let gap = 0;
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    const over = radiance[l + c]! + radiance[r + c]!;
    const down = radiance[a + c]! + radiance[b + c]!;
    gap += Math.abs(over - down);
    sum += over + down;
  }
  return 2 * gap > ROUGH * sum;
}

/** Square of a difference below which neither pair is preferred. */
const EVEN = 1e-4;

/** Returns true when another sample of the band shows the same part at a similar depth as sample `k`. */
function isContinuous(
  { parts }: Frame,
  { depth, top, width }: VisibilityBuffer,
  k: number,
  other: number,
  reach: number,
) {
  if (other < 0) return false;
  const start = top * width;
  return parts[start + other] === parts[start + k] && Math.abs(depth[other]! - depth[k]!) < reach;
}

/** Difference of two radiances, as a share of their mean. */
function difference(radiance: Float32Array, i: number, j: number): number {
  const r = radiance[i]! - radiance[j]!;
  const g = radiance[i + 1]! - radiance[j + 1]!;
  const b = radiance[i + 2]! - radiance[j + 2]!;
  const sum = radiance[i]! + radiance[i + 1]! + radiance[i + 2]! + radiance[j]! + radiance[j + 1]! + radiance[j + 2]!;
  return (2 * (Math.abs(r) + Math.abs(g) + Math.abs(b))) / (sum + 1e-6);
}
