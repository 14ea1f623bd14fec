import { distanceTo } from './distance.ts';
import type { Mask } from './mask.ts';

/** Pixels with at least this value, of 255, count as covered. */
const MIN_COVERED = 128;

/**
 * Coverage values of the mask after its outline is moved outward by `pixels`, or inward when negative. Corners become
 * round; partly covered pixels keep at least (at most, when shrinking) their coverage. The edge of the picture is not
 * an outline: a mask that runs off the picture still does so afterwards.
 */
export function grow(mask: Mask, pixels: number): Uint8Array {
  const { data } = mask;
  const outward = pixels > 0;
  const distance = distanceTo((at) => data[at]! >= MIN_COVERED === outward, mask);
  const values = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    // The outermost pixel is covered partly, which makes the edge smooth.
    const near = Math.round(255 * Math.min(1, Math.max(0, Math.abs(pixels) + 1 - distance[at]!)));
    values[at] = outward ? Math.max(data[at]!, near) : Math.min(data[at]!, 255 - near);
  }
  return values;
}
