import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Brightness of each pixel, 0 to 255 (Rec. 601, of the coded values). */
export function lumaOf({ width, height, channels, data }: EnginePixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let i = 0, at = 0; i < luma.length; i++, at += channels)
    luma[i] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  return luma;
}

/** The picture with a different brightness: all channels of a pixel move by the same number of levels. */
export function shiftLuma(picture: EnginePixels, from: Float32Array, to: Float32Array): EnginePixels {
  const { channels } = picture;
  const data = new Uint8Array(picture.data.length);
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / channels);
    data[i] = Math.min(255, Math.max(0, Math.round(picture.data[i]! + to[pixel]! - from[pixel]!)));
  }
  return { ...picture, data };
}
