import { mirroredPlace } from '../../foundation/image/mirrored-place.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Tile } from './tiles.ts';

/**
 * A part of a picture as planes of red, green and blue, mirrored beyond the borders of the picture.
 * @param unit the value of a byte that becomes 1: planes of 1 reach from 0 to 255, those of 255 from 0 to 1.
 */
export function mirroredPlanes(source: EnginePixels, { left, top, width, height }: Tile, unit: 1 | 255): Float32Array {
  const area = width * height;
  const planes = new Float32Array(3 * area);
  const columns = Int32Array.from({ length: width }, (_, x) => mirroredPlace(left + x, source.width));
  for (let y = 0, to = 0; y < height; y++) {
    const row = mirroredPlace(top + y, source.height) * source.width;
    for (let x = 0; x < width; x++, to++) {
      const from = (row + columns[x]!) * source.channels;
      planes[to] = source.data[from]! / unit;
      planes[to + area] = source.data[from + 1]! / unit;
      planes[to + 2 * area] = source.data[from + 2]! / unit;
    }
  }
  return planes;
}
