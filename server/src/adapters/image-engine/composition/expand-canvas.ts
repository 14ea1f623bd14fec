import type { PixelSize, Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { flattenOn, stretchTo } from './fit-to-size.ts';

export interface ExpandedCanvas {
  /** The source at its position; its edge colours continue around it as a starting point for the engine. */
  readonly pixels: Pixels;
  /** 255 where the canvas is new. */
  readonly mask: Mask;
}

/**
 * The canvas of an outpainting: the source at its placement, which may extend beyond the canvas, and the mask of the
 * area to paint. A transparent source is placed on white. @throws RangeError when the source lies wholly outside.
 */
export async function expandCanvas(
  source: Pixels,
  { width, height }: PixelSize,
  { x, y, ...inner }: Placement,
): Promise<ExpandedCanvas> {
  const left = Math.max(0, x);
  const right = Math.min(width, x + inner.width);
  const top = Math.max(0, y);
  const bottom = Math.min(height, y + inner.height);
  if (left >= right || top >= bottom) throw new RangeError('the picture stands outside its canvas');
  const placed = await stretchTo(await flattenOn(source, '#ffffff'), inner);
  const data = new Uint8Array(width * height * 3);
  const mask = new Uint8Array(width * height);
  for (let row = 0, k = 0; row < height; row++) {
    const from = (clamp(row, top, bottom - 1) - y) * inner.width;
    for (let column = 0; column < width; column++, k++) {
      const at = (from + clamp(column, left, right - 1) - x) * 3;
      for (let c = 0; c < 3; c++) data[k * 3 + c] = placed.data[at + c]!;
      mask[k] = row >= top && row < bottom && column >= left && column < right ? 0 : 255;
    }
  }
  return { pixels: { width, height, channels: 3, data }, mask: { width, height, data: mask } };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
