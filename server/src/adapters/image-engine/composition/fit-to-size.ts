import type { PixelSize, Placement } from '@kenna/contract';
import sharp, { type Sharp } from 'sharp';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';

const rawOf = ({ width, height, channels, data }: Pixels) => sharp(data, { raw: { width, height, channels } });

async function read(image: Sharp, channels: 3 | 4): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data: new Uint8Array(data) };
}

/** Resizes to a given size without preserving the aspect ratio (Lanczos). */
export function stretchTo(pixels: Pixels, { width, height }: PixelSize): Promise<Pixels> {
  if (pixels.width === width && pixels.height === height) return Promise.resolve(pixels);
  return read(rawOf(pixels).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }), pixels.channels);
}

/** Resizes to fill a given size, preserving the aspect ratio; the excess is cropped evenly on two sides. */
export function coverTo(pixels: Pixels, { width, height }: PixelSize): Promise<Pixels> {
  if (pixels.width === width && pixels.height === height) return Promise.resolve(pixels);
  return read(rawOf(pixels).resize(width, height, { fit: 'cover', kernel: 'lanczos3' }), pixels.channels);
}

/** Resizes a mask with linear interpolation, so its edges become soft by about one pixel of the smaller size. */
export async function stretchMaskTo({ width, height, data }: Mask, size: PixelSize): Promise<Mask> {
  if (width === size.width && height === size.height) return { width, height, data };
  const image = sharp(data, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0);
  return { ...size, data: new Uint8Array(await image.raw().toBuffer()) };
}

/**
 * Fits the whole picture into a size, preserving the aspect ratio, with `background` around it; also returns its
 * position.
 */
export async function letterbox(
  pixels: Pixels,
  { width, height }: PixelSize,
  background = '#ffffff',
): Promise<{ readonly pixels: Pixels; readonly placement: Placement }> {
  const scale = Math.min(width / pixels.width, height / pixels.height);
  const inner = {
    width: Math.max(1, Math.round(pixels.width * scale)),
    height: Math.max(1, Math.round(pixels.height * scale)),
  };
  const [x, y] = [Math.floor((width - inner.width) / 2), Math.floor((height - inner.height) / 2)];
  const fitted = rawOf(await stretchTo(pixels, inner)).flatten({ background });
  const around = { left: x, top: y, right: width - inner.width - x, bottom: height - inner.height - y };
  return {
    pixels: await read(fitted.extend({ ...around, background }), 3),
    placement: { x, y, ...inner },
  };
}

/** Cuts the picture out of a letterboxed result. */
export function placedPart(pixels: Pixels, { x, y, width, height }: Placement): Promise<Pixels> {
  return read(rawOf(pixels).extract({ left: x, top: y, width, height }), pixels.channels);
}

/** Removes transparency by placing the picture on a background colour. */
export function flattenOn(pixels: Pixels, background: string): Promise<Pixels> {
  return pixels.channels === 3 ? Promise.resolve(pixels) : read(rawOf(pixels).flatten({ background }), 3);
}
