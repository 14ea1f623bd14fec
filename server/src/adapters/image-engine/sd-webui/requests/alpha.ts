/** Separates transparency from colours, for servers that do not support alpha. */
import type { PixelSize } from '@kenna/contract';
import type { Mask, Pixels } from '../../../../ports/engine-task.ts';
import { flattenOn, stretchMaskTo } from '../../composition/fit-to-size.ts';

/** All pixels in their own colour, made opaque. */
export function coloursOf({ width, height, channels, data }: Pixels): Pixels {
  if (channels === 3) return { width, height, channels, data };
  const colours = new Uint8Array(width * height * 3);
  for (let k = 0; k < width * height; k++) {
    for (let c = 0; c < 3; c++) colours[k * 3 + c] = data[k * 4 + c]!;
  }
  return { width, height, channels: 3, data: colours };
}

/** The alpha of a picture at a given size; null for an opaque picture. */
export async function alphaOf({ width, height, channels, data }: Pixels, size: PixelSize): Promise<Mask | null> {
  if (channels === 3) return null;
  const alpha = Uint8Array.from({ length: width * height }, (_, k) => data[k * 4 + 3]!);
  return stretchMaskTo({ width, height, data: alpha }, size);
}

export function withAlpha(colours: Pixels, alpha: Mask | null): Pixels {
  if (alpha === null) return colours;
  const { width, height, data } = colours;
  const whole = new Uint8Array(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    for (let c = 0; c < 3; c++) whole[k * 4 + c] = data[k * 3 + c]!;
    whole[k * 4 + 3] = alpha.data[k]!;
  }
  return { width, height, channels: 4, data: whole };
}

/** @param background `#rrggbb` or `transparent`. */
export const onBackground = (cutOut: Pixels, background: string): Promise<Pixels> =>
  background === 'transparent' ? Promise.resolve(cutOut) : flattenOn(cutOut, background);
