/**
 * Of four neighbouring samples that see one piece of a surface two at opposite corners are shaded; the other two come
 * from the shaded ones on their four sides when a band is done. Such a lattice (quincunx) holds all that a picture of
 * half as many samples across can show, so that what is fine on cloth is kept although half of it is never asked.
 */
import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import type { Frame } from './frame.ts';

export interface BetweenSamples {
  /** Leaves two of four samples open, those beside and below the first, whose index in the band is `k`. */
  leave(k: number): void;
  /** Fills what was left open in a band, and forgets it. */
  fill(frame: Frame, buffer: VisibilityBuffer, tools: FillTools): void;
}

export interface FillTools {
  /** Metres that a sample covers at a depth of one metre. */
  readonly metresPerSample: number;
  /** Lights a sample on its own. */
  readonly shade: (k: number) => void;
  /** Called every few milliseconds; may throw to stop. */
  readonly check: () => void;
}

/** Samples further apart in depth, in units of what one covers, may lie on two folds. */
const MOST_DEPTH = 5;
/** Difference across both ways of looking, as a share of the light, at which a sample is shaded after all. */
const ROUGH = 0.38;
const CHECK_EVERY = 2048;

/** `memory` takes the places: one for every four samples of a band. */
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

/** Some at a time, because a loop over all is compiled anew while it runs, every time. */
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
    const reach = MOST_DEPTH * metresPerSample * depth[k]!;
    const right = x + 2 < width ? k + 2 : -1;
    const below = k + 2 * width < depth.length ? k + 2 * width : -1;
    if (!blend(frame, buffer, k + 1, k, right, k + 1 - width, last, reach)) shade(k + 1);
    if (!blend(frame, buffer, k + width, x > 0 ? last - 2 : -1, last, k, below, reach)) shade(k + width);
  }
}

/**
 * Gives sample `k` of a band what lies between those left and right of it, or above and below, the more the less these
 * differ; negative where there is none. False when they differ too much for that.
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
  const level = goesOn(frame, buffer, k, left, reach) && goesOn(frame, buffer, k, right, reach);
  const upright = goesOn(frame, buffer, k, above, reach) && goesOn(frame, buffer, k, below, reach);
  if (!level && !upright) return false;
  const l = (start + left) * 3;
  const r = (start + right) * 3;
  const a = (start + above) * 3;
  const b = (start + below) * 3;
  const across = level ? difference(radiance, l, r) : Infinity;
  const along = upright ? difference(radiance, a, b) : Infinity;
  if (across > ROUGH && along > ROUGH) return false;
  // A line as thin as a sample, where each pair agrees and neither is right for sure.
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

/** Whether one pair of samples is lighter than another by more than may lie between them. */
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

/** Square of a difference too small to prefer one pair for. */
const EVEN = 1e-4;

/** True where another sample of the band sees the same piece of the same part as sample `k`. */
function goesOn({ parts }: Frame, { depth, top, width }: VisibilityBuffer, k: number, other: number, reach: number) {
  if (other < 0) return false;
  const start = top * width;
  return parts[start + other] === parts[start + k] && Math.abs(depth[other]! - depth[k]!) < reach;
}

/** Of two lights, as a share of their mean. */
function difference(radiance: Float32Array, i: number, j: number): number {
  const r = radiance[i]! - radiance[j]!;
  const g = radiance[i + 1]! - radiance[j + 1]!;
  const b = radiance[i + 2]! - radiance[j + 2]!;
  const sum = radiance[i]! + radiance[i + 1]! + radiance[i + 2]! + radiance[j]! + radiance[j + 1]! + radiance[j + 2]!;
  return (2 * (Math.abs(r) + Math.abs(g) + Math.abs(b))) / (sum + 1e-6);
}
