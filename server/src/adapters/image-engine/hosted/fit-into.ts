import type { PixelSize, Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { flattenOn, letterbox, placedPart, stretchMaskTo, stretchTo } from '../composition/fit-to-size.ts';

export interface Fitted {
  readonly pixels: Pixels;
  readonly mask: Mask | null;
  /** Converts the result, whatever its size, to the size of the original picture. */
  back(made: Pixels): Promise<Pixels>;
}

/**
 * Fits a picture and its mask whole into one of a model's sizes, preserving the aspect ratio; the border around it is
 * not masked.
 */
export async function fitInto(pixels: Pixels, mask: Mask | null, size: PixelSize): Promise<Fitted> {
  const fitted = await letterbox(await flattenOn(pixels, '#ffffff'), size);
  return {
    pixels: fitted.pixels,
    mask: mask && (await placedMask(mask, fitted.placement, size)),
    back: async (made) => stretchTo(await placedPart(await stretchTo(made, size), fitted.placement), pixels),
  };
}

async function placedMask(mask: Mask, { x, y, ...inner }: Placement, { width, height }: PixelSize): Promise<Mask> {
  const { data } = await stretchMaskTo(mask, inner);
  const whole = new Uint8Array(width * height);
  for (let row = 0; row < inner.height; row++) {
    whole.set(data.subarray(row * inner.width, (row + 1) * inner.width), (y + row) * width + x);
  }
  return { width, height, data: whole };
}
