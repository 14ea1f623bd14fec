import type { Level } from './level.ts';
import type { PatchField } from './patch-field.ts';

/** Pixels over which grain is compared. */
const REACH = 3;
/** Finer than this is grain, whatever is coarser is drawing: deviation from the mean of 3 by 3. */
const MAX_GRAIN = 14;

/**
 * Gives a filled hole the grain of what it was made of: means of several patches lose it. Where the fine deviations of
 * `out` (3 bytes per pixel) are weaker than those of the sources, the difference is added, taken from the sources
 * themselves and so as coarse and coloured as the film or sensor made it.
 */
export function restoreGrain(level: Level, { nearest }: PatchField, out: Uint8Array, check: () => void): void {
  const { width, height, hole, targets } = level;
  const source = new Float32Array(hole.length);
  const own = new Float32Array(hole.length);
  const rgb = out.slice();
  for (let t = 0; t < targets.length; t++) {
    const i = targets[t]!;
    own[i] = fine(rgb, i, width, 1) ** 2;
    source[i] = fine(rgb, nearest[i]!, width, 1) ** 2;
  }
  check();
  for (let t = 0; t < targets.length; t++) {
    if ((t & 1023) === 0) check();
    const i = targets[t]!;
    if (!hole[i]) continue;
    const had = boxSum(source, i, width, height);
    const has = boxSum(own, i, width, height);
    if (had <= has) continue;
    const lost = Math.sqrt((had - has) / had);
    for (let c = 0; c < 3; c++) {
      const grain = fine(rgb, nearest[i]!, width, c);
      const value = rgb[i * 3 + c]! + lost * Math.max(-MAX_GRAIN, Math.min(MAX_GRAIN, grain));
      out[i * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
    }
  }
}

/** How far a value is from the mean of its 3 by 3; the middles of patches always have neighbours. */
function fine(rgb: Uint8Array, i: number, width: number, channel: number): number {
  let sum = 0;
  for (let j = -width; j <= width; j += width) for (let k = -1; k <= 1; k++) sum += rgb[(i + j + k) * 3 + channel]!;
  return rgb[i * 3 + channel]! - sum / 9;
}

function boxSum(plane: Float32Array, i: number, width: number, height: number): number {
  const x = i % width;
  const y = (i - x) / width;
  let sum = 0;
  for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v++)
    for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u++) sum += plane[v * width + u]!;
  return sum;
}
