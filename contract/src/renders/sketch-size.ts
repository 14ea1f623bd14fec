import { CUSTOM_SIDE_MAXIMUM, CUSTOM_SIDE_MINIMUM } from '../constants.ts';
import type { PixelSize } from '../sizes.ts';

/** Longer side of a sheet over large line art, in pixels: enough detail for a result that is rendered quickly. */
const LONGER_SIDE = 1024;

/** Size of the sheet over line art of a size. It has the same ratio unless that exceeds the limits of a side. */
export function sketchSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  const grown = Math.max(
    scale,
    Math.min(CUSTOM_SIDE_MINIMUM / Math.min(width, height), CUSTOM_SIDE_MAXIMUM / Math.max(width, height)),
  );
  const side = (length: number) =>
    Math.min(CUSTOM_SIDE_MAXIMUM, Math.max(CUSTOM_SIDE_MINIMUM, Math.round(length * grown)));
  return { width: side(width), height: side(height) };
}
