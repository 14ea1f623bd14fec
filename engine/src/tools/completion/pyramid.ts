import { createLevel, FEATURES, REACH } from './level.ts';
import type { Level } from './level.ts';
import { dropUnrelatedSources } from './drop-unrelated.ts';

/** Minimum pixels on the shorter side of a level; a smaller picture holds too little information about itself. */
const MIN_SIDE = 26;
/** Minimum number of source patches to choose from. */
const MIN_SOURCES = 48;
/** Weight of busyness relative to colour; mean gradients are small numbers. */
const BUSYNESS = 2.5;

/**
 * Builds the levels of a picture, from its smallest useful size to its full size. `rgb` has 3 bytes per pixel. Coarser
 * levels are added while the hole is wider than a patch, because only then they can guide the search. `check` may throw
 * to stop.
 */
export function buildPyramid(
  rgb: Uint8Array,
  hole: Uint8Array,
  width: number,
  height: number,
  check: () => void,
): readonly Level[] {
  const levels = [createLevel(width, height, describe(rgb, hole, width, height, check), hole)];
  for (;;) {
    check();
    const finest = levels[0]!;
    const small = Math.min(finest.width, finest.height) < 2 * MIN_SIDE;
    const coarser = small || deepest(finest) <= REACH ? null : halve(finest);
    if (coarser === null || coarser.sources.length < MIN_SOURCES) {
      levels[0] = dropUnrelatedSources(finest, MIN_SOURCES);
      return levels;
    }
    levels.unshift(coarser);
  }
}

function deepest({ depth }: Level): number {
  let max = 0;
  for (let i = 0; i < depth.length; i++) if (depth[i]! > max) max = depth[i]!;
  return max;
}

/**
 * Colours, and as the fourth value the mean gradient around each known pixel. It distinguishes cloth from a wall of its
 * mean colour at sizes that no longer show the weave (Newson et al. 2014).
 */
function describe(rgb: Uint8Array, hole: Uint8Array, width: number, height: number, check: () => void): Uint8Array {
  const features = new Uint8Array(width * height * FEATURES);
  const slope = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (let c = 0; c < 3; c++) features[i * FEATURES + c] = rgb[i * 3 + c]!;
      const right = x < width - 1 ? i + 1 : i;
      const below = y < height - 1 ? i + width : i;
      if (hole[i] || hole[right] || hole[below]) continue;
      const steep = Math.abs(rgb[i * 3 + 1]! - rgb[right * 3 + 1]!) + Math.abs(rgb[i * 3 + 1]! - rgb[below * 3 + 1]!);
      slope[i] = Math.min(255, steep * BUSYNESS);
    }
  }
  meanOfKnown(slope, hole, width, height, features);
  return features;
}

/** Writes the mean of `plane` over the known pixels of 5 by 5 into the fourth feature, with running sums along rows. */
function meanOfKnown(plane: Uint8Array, hole: Uint8Array, width: number, height: number, features: Uint8Array): void {
  const sums = new Uint16Array(plane.length);
  const counts = new Uint8Array(plane.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    let count = 0;
    for (let x = -2; x < width; x++) {
      const entering = row + x + 2;
      if (x + 2 < width && !hole[entering]) {
        sum += plane[entering]!;
        count++;
      }
      if (x >= 3 && !hole[row + x - 3]) {
        sum -= plane[row + x - 3]!;
        count--;
      }
      if (x < 0) continue;
      sums[row + x] = sum;
      counts[row + x] = count;
    }
  }
  for (let i = 0; i < plane.length; i++) {
    if (hole[i]) continue;
    let sum = 0;
    let count = 0;
    for (let at = i - 2 * width; at <= i + 2 * width; at += width) {
      if (at < 0 || at >= plane.length) continue;
      sum += sums[at]!;
      count += counts[at]!;
    }
    features[i * FEATURES + 3] = sum / count;
  }
}

/** Halves a level: means of the known pixels of 2 by 2; a pixel is known when at least two of them are. */
function halve({ width, height, features, hole }: Level): Level {
  const wide = width >> 1;
  const high = height >> 1;
  const half = new Uint8Array(wide * high * FEATURES);
  const open = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const to = y * wide + x;
      const from = 2 * y * width + 2 * x;
      const known = 4 - hole[from]! - hole[from + 1]! - hole[from + width]! - hole[from + width + 1]!;
      open[to] = known < 2 ? 1 : 0;
      if (known === 0) continue;
      for (let c = 0; c < FEATURES; c++) {
        let sum = 0;
        for (let k = 0; k < 4; k++) {
          const at = from + (k & 1) + (k >> 1) * width;
          if (!hole[at]) sum += features[at * FEATURES + c]!;
        }
        half[to * FEATURES + c] = (sum + known / 2) / known;
      }
    }
  }
  return createLevel(wide, high, half, open);
}
