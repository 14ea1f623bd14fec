import type { Bare } from '../lines/bare-skin.ts';
import type { Box } from '../page/drawing.ts';
import type { Regions } from './regions.ts';

/** Minimum share of a region that must be bare. */
const MIN_BARE = 0.55;
/** Mask value (of 255) from which a pixel is bare. */
const BARE = 127;

/** Labels of the bare regions in a traced photograph; empty without one. `page` is its position in the frame. */
export function bareLabels(
  { width, labels, count }: Regions,
  bare: Bare | null,
  { left, top, right, bottom }: Box,
): ReadonlySet<number> {
  if (!bare) return new Set();
  const { mask, min } = bare;
  const all = new Uint32Array(count + 1);
  const skin = new Uint32Array(count + 1);
  for (let y = top; y < bottom; y++) {
    const row = Math.floor(((y - top + 0.5) * mask.height) / (bottom - top)) * mask.width;
    for (let x = left; x < right; x++) {
      const label = labels[y * width + x]!;
      all[label] = all[label]! + 1;
      const column = Math.floor(((x - left + 0.5) * mask.width) / (right - left));
      if (mask.data[row + column]! > BARE) skin[label] = skin[label]! + 1;
    }
  }
  const drawn = all.subarray(1).reduce((sum, area) => sum + area, 0);
  const found = new Set<number>();
  for (let label = 1; label <= count; label++) {
    if (all[label]! > min * drawn && skin[label]! > MIN_BARE * all[label]!) found.add(label);
  }
  return found;
}
