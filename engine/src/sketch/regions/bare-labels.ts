import type { EngineMask } from '../../image-engine.ts';
import type { Box } from '../page/drawing.ts';
import type { Regions } from './regions.ts';

/** Share of a region that must have the colour of skin. */
const MOSTLY = 0.55;
/** Patches smaller than this share of what is drawn are reflections and warm shadows. */
const LEAST = 0.008;

/** Labels of what is bare skin in the photograph that was traced; none without one. `page`: where it lies in the frame. */
export function bareLabels(
  { width, labels, count }: Regions,
  bare: EngineMask | null,
  { left, top, right, bottom }: Box,
): ReadonlySet<number> {
  if (!bare) return new Set();
  const all = new Uint32Array(count + 1);
  const skin = new Uint32Array(count + 1);
  for (let y = top; y < bottom; y++) {
    const row = Math.floor(((y - top + 0.5) * bare.height) / (bottom - top)) * bare.width;
    for (let x = left; x < right; x++) {
      const label = labels[y * width + x]!;
      all[label] = all[label]! + 1;
      const column = Math.floor(((x - left + 0.5) * bare.width) / (right - left));
      if (bare.data[row + column]! > 127) skin[label] = skin[label]! + 1;
    }
  }
  const drawn = all.subarray(1).reduce((sum, area) => sum + area, 0);
  const found = new Set<number>();
  for (let label = 1; label <= count; label++) {
    if (all[label]! > LEAST * drawn && skin[label]! > MOSTLY * all[label]!) found.add(label);
  }
  return found;
}
