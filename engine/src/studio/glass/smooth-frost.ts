import type { Frame } from '../render/frame.ts';

/**
 * Number of passes. Two passes of a box filter make a triangular filter; after a single one, bright spots are square.
 */
const PASSES = 2;

/**
 * Smooths the grain of etched glass. Every sample of the part becomes the mean of the part's samples within `reach`,
 * along rows and then along columns. `skin` is the light that the surface itself scatters, 3 values per sample of the
 * frame; it is added afterwards without smoothing.
 */
export function smoothFrost(
  { width, height, parts, radiance }: Frame,
  part: number,
  reach: number,
  skin: Float32Array,
): void {
  const sums = new Float64Array((Math.max(width, height) + 1) * 3);
  const blur = (start: number, step: number, count: number) => {
    let from = 0;
    while (from < count) {
      if (parts[start + from * step] !== part) {
        from++;
        continue;
      }
      let to = from;
      while (to < count && parts[start + to * step] === part) to++;
      blurRun(radiance, sums, start + from * step, step, to - from, reach);
      from = to;
    }
  };
  for (let pass = 0; pass < PASSES; pass++) {
    for (let y = 0; y < height; y++) blur(y * width, 1, width);
    for (let x = 0; x < width; x++) blur(x, width, height);
  }
  for (let k = 0; k < parts.length; k++) {
    if (parts[k] !== part) continue;
    for (let c = k * 3; c < k * 3 + 3; c++) radiance[c] = radiance[c]! + skin[c]!;
  }
}

/** A moving average over one run of samples. Its window ends where the run does, so that edges do not move. */
function blurRun(
  radiance: Float32Array,
  sums: Float64Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) sums[(i + 1) * 3 + c] = sums[i * 3 + c]! + radiance[(start + i * step) * 3 + c]!;
  }
  for (let i = 0; i < count; i++) {
    const low = Math.max(0, i - reach);
    const high = Math.min(count, i + reach + 1);
    for (let c = 0; c < 3; c++) {
      radiance[(start + i * step) * 3 + c] = (sums[high * 3 + c]! - sums[low * 3 + c]!) / (high - low);
    }
  }
}
