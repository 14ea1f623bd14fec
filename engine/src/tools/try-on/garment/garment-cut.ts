import sharp from 'sharp';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';

/** A garment cut out of its picture, cropped to its bounds. */
export interface GarmentCut {
  readonly width: number;
  readonly height: number;
  /** 3 bytes a pixel; its colours continue beyond the garment. */
  readonly rgb: Uint8Array;
  /** One byte a pixel. */
  readonly alpha: Uint8Array;
}

/** Minimum size of a garment as a share of the picture. */
const MIN_AREA = 0.01;
/** Matte value (of 255) from which a pixel lies within the bounds. */
const MATTE_THRESHOLD = 100;
/** Minimum side of a cut in pixels. */
const MIN_SIDE = 8;

/**
 * The part of a picture that a matte covers, scaled down where its longer side exceeds `max` pixels, with a
 * transparent border of two pixels. Null where the matte is almost empty.
 */
export async function cutGarment(picture: EnginePixels, matte: EngineMask, max: number): Promise<GarmentCut | null> {
  const { width, height, channels, data } = picture;
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for (let i = 0; i < matte.data.length; i++) {
    if (matte.data[i]! < MATTE_THRESHOLD) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    count++;
  }
  if (count < MIN_AREA * matte.data.length) return null;
  const frame = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const scale = Math.min(1, max / Math.max(frame.width, frame.height));
  const size = {
    width: Math.max(MIN_SIDE, Math.round(frame.width * scale)),
    height: Math.max(MIN_SIDE, Math.round(frame.height * scale)),
  };
  const rgba = Buffer.alloc(width * height * 4);
  for (let i = 0; i < matte.data.length; i++) {
    for (let c = 0; c < 3; c++) rgba[4 * i + c] = data[i * channels + c]!;
    rgba[4 * i + 3] = matte.data[i]!;
  }
  // At the edge only its own colours count, because sharp weighs them by their opacity.
  const { data: small, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(frame)
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const area = info.width * info.height;
  const cut = { rgb: new Uint8Array(area * 3), alpha: new Uint8Array(area) };
  for (let i = 0; i < area; i++) {
    for (let c = 0; c < 3; c++) cut.rgb[3 * i + c] = small[4 * i + c]!;
    cut.alpha[i] = small[4 * i + 3]!;
  }
  return { width: info.width, height: info.height, ...cut };
}
