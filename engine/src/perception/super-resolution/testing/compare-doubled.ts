import sharp from 'sharp';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';

/** Averages every four pixels, as a camera with half the resolution would. Sides are even. */
export function halve({ width, height, channels, data }: EnginePixels): EnginePixels {
  const small = { width: width / 2, height: height / 2, channels, data: new Uint8Array(data.length / 4) };
  for (let i = 0; i < small.data.length; i++) {
    const [pixel, channel] = [Math.floor(i / channels), i % channels];
    const from = 2 * (Math.floor(pixel / small.width) * width + (pixel % small.width)) * channels + channel;
    const below = from + width * channels;
    small.data[i] = (data[from]! + data[from + channels]! + data[below]! + data[below + channels]! + 2) >> 2;
  }
  return small;
}

export async function lanczos({ width, height, channels, data }: EnginePixels): Promise<EnginePixels> {
  const large = sharp(data, { raw: { width, height, channels } }).resize(2 * width, 2 * height, { kernel: 'lanczos3' });
  return { width: 2 * width, height: 2 * height, channels, data: await large.raw().toBuffer() };
}

/** Peak signal-to-noise ratio in decibels. */
export function signalToNoise(a: EnginePixels, b: EnginePixels): number {
  const squares = a.data.reduce((sum, value, i) => sum + (value - b.data[i]!) ** 2, 0);
  return 10 * Math.log10((255 ** 2 * a.data.length) / squares);
}
