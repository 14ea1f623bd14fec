import type { Regions } from './regions.ts';
import type { RegionMeasure } from './measure-regions.ts';

/** How far a cut may deviate from the waist to follow a line, as a share of the region's height. */
const STRAY = 0.2;
/** Cost of a vertical step relative to a pixel without ink. */
const STEP = 0.3;
/** Cost of a pixel without ink. */
const PAPER = 1.05;
/** Factor with which ink reduces the cost of a pixel. */
const INK = 1.6;
/** Cost at the maximum deviation. */
const DEVIATION = 0.35;

/**
 * Cuts a region in two along the line nearest to `waist` (a row): the cheapest path from its left side to its right,
 * which prefers ink. The lower part gets a new label; pixels of other regions stay unchanged.
 */
export function splitAtWaist(regions: Regions, region: RegionMeasure, ink: Float32Array, waist: number): Regions {
  const { width, labels } = regions;
  const stray = Math.max(3, Math.round(STRAY * (region.bottom - region.top)));
  const [low, high] = [Math.max(region.top, waist - stray), Math.min(region.bottom, waist + stray)];
  const rows = high - low + 1;
  const columns = region.right - region.left + 1;
  const cost = new Float32Array(rows * columns);
  const from = new Int8Array(rows * columns);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const away = Math.abs(low + j - waist) / stray;
      const own = PAPER - Math.min(1, INK * (ink[(low + j) * width + region.left + i] ?? 0)) + DEVIATION * away * away;
      let best = i === 0 ? 0 : Infinity;
      for (let step = -1; step <= 1 && i > 0; step++) {
        if (j + step < 0 || j + step >= rows) continue;
        const reached = cost[(i - 1) * rows + j + step]! + (step === 0 ? 0 : STEP);
        if (reached >= best) continue;
        best = reached;
        from[i * rows + j] = step;
      }
      cost[i * rows + j] = best + own;
    }
  }
  let j = 0;
  for (let row = 1; row < rows; row++) if (cost[(columns - 1) * rows + row]! < cost[(columns - 1) * rows + j]!) j = row;
  const split = labels.slice();
  for (let i = columns - 1; i >= 0; i--) {
    for (let y = low + j; y <= region.bottom; y++) {
      const k = y * width + region.left + i;
      if (split[k] === region.label) split[k] = regions.count + 1;
    }
    j += from[i * rows + j]!;
  }
  return { ...regions, labels: split, count: regions.count + 1 };
}
