import { CUSTOM_SIDE_MAXIMUM, CUSTOM_SIDE_MINIMUM, type PixelSize } from '@kenna/contract';

/** A good size of a picture, and a quick one. */
const LONGER_SIDE = 1024;

/** The sheet that line art of a size is drawn over: of its shape, as far as sheets may be so narrow. */
export function sheetFor({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  const grown = Math.max(
    scale,
    Math.min(CUSTOM_SIDE_MINIMUM / Math.min(width, height), CUSTOM_SIDE_MAXIMUM / Math.max(width, height)),
  );
  const side = (length: number) =>
    Math.min(CUSTOM_SIDE_MAXIMUM, Math.max(CUSTOM_SIDE_MINIMUM, Math.round(length * grown)));
  return { width: side(width), height: side(height) };
}
