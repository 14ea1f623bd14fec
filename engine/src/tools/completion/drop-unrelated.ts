import { FEATURES, placesOf, REACH, SOURCE } from './level.ts';
import type { Level } from './level.ts';

/** Squared distance of colours (0 to 255 each) from which two pixels count as different. */
const STRANGE = 26 ** 2;
/** Maximum share of unrelated pixels in a patch. */
const MAX_STRANGE = 0.1;
/** Width of the hole's neighbourhood as a share of the hole's depth. */
const NEIGHBOURHOOD = 0.5;
/** Minimum width in pixels of the hole's neighbourhood. */
const MIN_NEAR = 4;
/** Minimum share of the neighbourhood that must resemble a pixel; with less the pixel is unrelated. */
const MIN_ALIKE = 0.03;

/**
 * Returns the level without sources whose colours do not occur around its hole; otherwise faces and hands of people
 * nearby would be repeated in the wall behind them. Intended for the coarsest level, from which finer ones inherit. Has
 * no effect when fewer than `min` sources would be left.
 */
export function dropUnrelatedSources(level: Level, min: number): Level {
  const { width, height, kind, sources } = level;
  const strange = unrelatedPixels(level);
  const sums = new Int32Array(kind.length);
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      let sum = 0;
      for (let j = -REACH; j <= REACH; j++)
        for (let i = -REACH; i <= REACH; i++) sum += strange[(y + j) * width + x + i]!;
      sums[y * width + x] = sum;
    }
  }
  const max = MAX_STRANGE * (2 * REACH + 1) ** 2;
  const kept = kind.slice();
  for (const source of sources) if (sums[source]! > max) kept[source] = 0;
  const left = placesOf(kept, SOURCE);
  return left.length < min ? level : { ...level, kind: kept, sources: left };
}

/** 1 for known pixels that differ from almost every pixel near the hole. */
function unrelatedPixels({ width, height, hole, depth, features }: Level): Uint8Array {
  const far = distanceFrom(hole, width, height);
  let deepest = 0;
  for (const steps of depth) if (steps > deepest) deepest = steps;
  const reach = Math.max(MIN_NEAR, NEIGHBOURHOOD * deepest);
  const near: number[] = [];
  for (let i = 0; i < hole.length; i++) if (!hole[i] && far[i]! <= reach) near.push(i * FEATURES);
  const strange = new Uint8Array(hole.length);
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] || far[i]! <= reach) continue;
    const a = i * FEATURES;
    let missing = MIN_ALIKE * near.length;
    for (let n = 0; n < near.length && missing > 0; n++) {
      const b = near[n]!;
      const red = features[a]! - features[b]!;
      const green = features[a + 1]! - features[b + 1]!;
      const blue = features[a + 2]! - features[b + 2]!;
      if (red * red + green * green + blue * blue < STRANGE) missing--;
    }
    if (missing > 0) strange[i] = 1;
  }
  return strange;
}

/** City-block steps to the hole. */
function distanceFrom(hole: Uint8Array, width: number, height: number): Int32Array {
  const far = Int32Array.from(hole, (inside) => (inside ? 0 : width + height));
  for (let i = 0; i < far.length; i++) {
    if (i % width > 0) far[i] = Math.min(far[i]!, far[i - 1]! + 1);
    if (i >= width) far[i] = Math.min(far[i]!, far[i - width]! + 1);
  }
  for (let i = far.length - 1; i >= 0; i--) {
    if (i % width < width - 1) far[i] = Math.min(far[i]!, far[i + 1]! + 1);
    if (i + width < far.length) far[i] = Math.min(far[i]!, far[i + width]! + 1);
  }
  return far;
}
