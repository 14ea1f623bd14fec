import { coverageOfPixels } from './mask/coverage-of-pixels.ts';
import type { Mask } from './mask/mask.ts';
import type { Size } from './mask/rect.ts';

/** RGBA pixels of the picture, scaled to a size. @throws when the picture cannot be read. */
export function pixelsOf(picture: CanvasImageSource, { width, height }: Size): Uint8ClampedArray {
  const context = contextOf({ width, height });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** Reads the coverage values of a mask from a picture, scaled to a size. @throws when the source is not a picture. */
export async function readMask(source: Blob | string, size: Size): Promise<Uint8Array> {
  const picture = typeof source === 'string' ? await loadPicture(source) : await createImageBitmap(source);
  return coverageOfPixels(pixelsOf(picture, size));
}

/** @throws when there is no picture at that address. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Encodes a mask as a PNG of the given size: white where the picture is covered, black elsewhere. */
export async function maskFile(mask: Mask, size: Size): Promise<File> {
  const drawn = contextOf(mask);
  const image = drawn.createImageData(mask.width, mask.height);
  const pixels = new Uint32Array(image.data.buffer);
  // A pixel is four bytes in the order red, green, blue, opacity; as a little-endian number red is the lowest byte.
  for (let at = 0; at < pixels.length; at++) pixels[at] = (mask.data[at]! * 0x010101) | 0xff000000;
  drawn.putImageData(image, 0, 0);
  const scaled = size.width === mask.width && size.height === mask.height ? drawn : contextOf(size);
  if (scaled !== drawn) {
    scaled.imageSmoothingQuality = 'high';
    scaled.drawImage(drawn.canvas, 0, 0, size.width, size.height);
  }
  const blob = await scaled.canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'mask.png', { type: 'image/png' });
}

/** Downloads a file through the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function contextOf({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  return context;
}
