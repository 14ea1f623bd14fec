import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';

/**
 * Blends two pictures of the same size and number of channels: `over` where the mask is 255, the unchanged `source`
 * where it is 0. Without a mask `over` applies everywhere.
 * @param share factor of the mask, 0 to 1.
 */
export function blendByMask(
  source: EnginePixels,
  over: EnginePixels,
  mask: EngineMask | null,
  share = 1,
): EnginePixels {
  if (mask === null && share === 1) return over;
  const { width, height, channels } = source;
  const data = new Uint8Array(source.data.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const weight = share * (mask === null ? 1 : mask.data[pixel]! / 255);
    for (let at = pixel * channels; at < (pixel + 1) * channels; at++) {
      const below = source.data[at]!;
      data[at] = below + (over.data[at]! - below) * weight + 0.5;
    }
  }
  return { width, height, channels, data };
}
