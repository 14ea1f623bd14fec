import type { PixelSize } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';

const up = (side: number, multiple: number) => Math.ceil(side / multiple) * multiple;

/** The smallest size that contains this one and whose sides are multiples. */
export const paddedSize = ({ width, height }: PixelSize, multiple: number): PixelSize => ({
  width: up(width, multiple),
  height: up(height, multiple),
});

/** Extends the picture to the right and downwards by repeating the last column and row; `cropBack` undoes it. */
export function padToMultiple(pixels: Pixels, multiple: number): Pixels {
  const { width, height } = paddedSize(pixels, multiple);
  if (width === pixels.width && height === pixels.height) return pixels;
  return { width, height, channels: pixels.channels, data: padded(pixels, pixels.channels, { width, height }) };
}

/** Pads a mask like its picture; the padding is not masked. */
export function padMaskToMultiple(mask: Mask, multiple: number): Mask {
  const { width, height } = paddedSize(mask, multiple);
  if (width === mask.width && height === mask.height) return mask;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < mask.height; y++) data.set(mask.data.subarray(y * mask.width, (y + 1) * mask.width), y * width);
  return { width, height, data };
}

/** Crops the upper left part out of a picture that is at least as large. */
export function cropBack(pixels: Pixels, { width, height }: PixelSize): Pixels {
  const { channels } = pixels;
  if (pixels.width === width && pixels.height === height) return pixels;
  if (pixels.width < width || pixels.height < height) throw new RangeError('a picture cannot be cropped to be larger');
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const from = y * pixels.width * channels;
    data.set(pixels.data.subarray(from, from + width * channels), y * width * channels);
  }
  return { width, height, channels, data };
}

function padded(source: Pixels, channels: number, { width, height }: PixelSize): Uint8Array {
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    const row = Math.min(y, source.height - 1) * source.width * channels;
    const to = y * width * channels;
    data.set(source.data.subarray(row, row + source.width * channels), to);
    const last = source.data.subarray(row + (source.width - 1) * channels, row + source.width * channels);
    for (let x = source.width; x < width; x++) data.set(last, to + x * channels);
  }
  return data;
}
