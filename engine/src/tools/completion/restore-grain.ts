import type { Level } from './level.ts';
import type { PatchField } from './patch-field.ts';

/** Radius in pixels over which grain is compared. */
const REACH = 3;
/** Maximum deviation from the mean of the surrounding 3 by 3 pixels, in levels, that counts as grain; anything larger is content. */
const MAX_GRAIN = 14;

/**
 * Restores the grain in a filled hole, which averaging several patches removes. Where the fine deviations of `out` (3
 * bytes per pixel) are weaker than those of the sources, the difference is added. It is taken from the sources
 * themselves, so it has the structure and colour of the film or sensor. Where the patches are a guess (`guess`, 0 to
 * 1), their detail is one too, and less of it is added.
 */
export function restoreGrain(
  level: Level,
  { nearest }: PatchField,
  guess: Float32Array,
  out: Uint8Array,
  check: () => void,
): void {
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
    const lost = Math.sqrt((had - has) / had) * (1 - guess[i]!);
    for (let c = 0; c < 3; c++) {
      const grain = fine(rgb, nearest[i]!, width, c);
      const value = rgb[i * 3 + c]! + lost * Math.max(-MAX_GRAIN, Math.min(MAX_GRAIN, grain));
      out[i * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
    }
  }
}

/** Deviation of a value from the mean of its 3 by 3; the centres of patches always have neighbours. */
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
