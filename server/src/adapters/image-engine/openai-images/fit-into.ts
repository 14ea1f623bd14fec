import type { PixelSize, Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { flattenOn, letterbox, placedPart, stretchMaskTo, stretchTo } from '../composition/fit-to-size.ts';

export interface Fitted {
  readonly pixels: Pixels;
  readonly mask: Mask | null;
  /** What was made of it, at whatever size it came, in the size that went in. */
  back(made: Pixels): Promise<Pixels>;
}

/** A picture and its mask inside one of the sizes of a model, whole and in their proportions; what is around is kept. */
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
