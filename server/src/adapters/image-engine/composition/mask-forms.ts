/** Converts a mask to the formats that engines accept; our masks are 255 where the picture is repainted. */
import type { Mask, Pixels } from '../../../ports/engine-task.ts';

export const invertMask = ({ width, height, data }: Mask): Mask => ({
  width,
  height,
  data: data.map((value) => 255 - value),
});

/** White where repainted, in three equal channels: some engines refuse a single channel. */
export function maskAsPixels({ width, height, data }: Mask): Pixels {
  const white = new Uint8Array(width * height * 3);
  for (let k = 0, at = 0; k < data.length; k++) {
    for (let c = 0; c < 3; c++, at++) white[at] = data[k]!;
  }
  return { width, height, channels: 3, data: white };
}

/** The picture, fully transparent where it is repainted. */
export function maskAsAlpha({ width, height, channels, data }: Pixels, mask: Mask): Pixels {
  if (mask.width !== width || mask.height !== height) throw new RangeError('picture and mask must have one size');
  const cut = new Uint8Array(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    for (let c = 0; c < 3; c++) cut[k * 4 + c] = data[k * channels + c]!;
    const own = channels === 4 ? data[k * 4 + 3]! : 255;
    cut[k * 4 + 3] = Math.round((own * (255 - mask.data[k]!)) / 255);
  }
  return { width, height, channels: 4, data: cut };
}
