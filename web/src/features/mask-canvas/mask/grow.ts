import { distanceTo } from './distance.ts';
import type { Mask } from './mask.ts';

/** From here on a pixel counts as covered. */
const HALF = 128;

/**
 * Values of the mask with its outline moved outward by `pixels`, or inward when negative. Its corners grow round; soft
 * parts keep what they cover. The edge of the picture is not an outline: a mask that runs off it still does.
 */
export function grow(mask: Mask, pixels: number): Uint8Array {
  const { data } = mask;
  const outward = pixels > 0;
  const distance = distanceTo((at) => data[at]! >= HALF === outward, mask);
  const values = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    // The last pixel is the smooth edge.
    const near = Math.round(255 * Math.min(1, Math.max(0, Math.abs(pixels) + 1 - distance[at]!)));
    values[at] = outward ? Math.max(data[at]!, near) : Math.min(data[at]!, 255 - near);
  }
  return values;
}
