import { CUSTOM_SIDE_MAXIMUM, CUSTOM_SIDE_MINIMUM, type PixelSize } from '@kenna/contract';

/** Size of a picture scaled down to the limits of a request. Placeholders of the results have this shape. */
export function requestSize(picture: PixelSize): PixelSize {
  const scale = Math.min(1, CUSTOM_SIDE_MAXIMUM / Math.max(picture.width, picture.height));
  const side = (pixels: number) => Math.max(CUSTOM_SIDE_MINIMUM, Math.round(pixels * scale));
  return { width: side(picture.width), height: side(picture.height) };
}
