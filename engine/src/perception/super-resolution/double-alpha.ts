import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

/**
 * Writes the alpha of `target`, which has twice the width and height of `source`: a Lanczos filter, limited to the
 * range of the nine nearest pixels, so that hard edges get no faint ringing.
 */
export async function doubleAlpha(source: EnginePixels, target: EnginePixels): Promise<void> {
  const { width, height, channels, data } = source;
  const large = await sharp(data, { raw: { width, height, channels } })
    .extractChannel(3)
    .resize(2 * width, 2 * height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [min, max] = rangeAround(source, x, y);
      for (let corner = 0; corner < 4; corner++) {
        const at = (2 * y + (corner >> 1)) * 2 * width + 2 * x + (corner & 1);
        target.data[4 * at + 3] = Math.min(max, Math.max(min, large[at]!));
      }
    }
}

/** The minimum and maximum alpha of a pixel and its neighbours. */
function rangeAround({ width, height, data }: EnginePixels, x: number, y: number): readonly [number, number] {
  let min = 255;
  let max = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const alpha = data[4 * (row * width + column) + 3]!;
      if (alpha < min) min = alpha;
      if (alpha > max) max = alpha;
    }
  return [min, max];
}
