import sharp from 'sharp';
import type { EngineMask, EnginePixels } from './pixels.ts';

/** Scales a picture and its mask down to `side` pixels on the longer side; smaller pictures are returned unchanged. */
export async function shrinkPicture(
  pixels: EnginePixels,
  mask: EngineMask,
  side: number,
): Promise<{ readonly pixels: EnginePixels; readonly mask: EngineMask }> {
  const scale = side / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return { pixels, mask };
  const width = Math.max(8, Math.round(pixels.width * scale));
  const height = Math.max(8, Math.round(pixels.height * scale));
  const resize = (data: Uint8Array, channels: 1 | 3 | 4) =>
    sharp(data, { raw: { width: pixels.width, height: pixels.height, channels }, limitInputPixels: false })
      .resize(width, height, { fit: 'fill', kernel: 'linear' })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer();
  const data = new Uint8Array(await resize(pixels.data, pixels.channels));
  const covered = new Uint8Array(await resize(mask.data, 1));
  return {
    pixels: { width, height, channels: pixels.channels, data },
    mask: { width, height, data: covered },
  };
}
