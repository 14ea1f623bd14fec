import { blur } from '../../../foundation/image/blur.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { blendByMask } from './blend-by-mask.ts';

/** Longest side in pixels at which a blur is calculated; a soft result needs no finer grid. */
const WORKING_SIDE = 1400;
/** Weight of pixels outside the mask, so that no weighted mean is divided by 0. */
const MIN_WEIGHT = 1e-3;

/**
 * Blurs the picture by `radius` pixels where the mask is set, or everywhere when it is null. Colours are weighted by
 * the mask, so that a sharp subject casts no halo into the background.
 */
export function blurPicture(
  source: EnginePixels,
  radius: number,
  mask: EngineMask | null,
  check: () => void,
): EnginePixels {
  const { width, height, channels } = source;
  const step = Math.max(1, Math.min(Math.ceil(Math.max(width, height) / WORKING_SIDE), Math.floor(radius / 2)));
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const reach = Math.max(1, radius / step);
  const weights = shrink(w, h, step, width, height, (pixel) => (mask ? mask.data[pixel]! / 255 : 1) + MIN_WEIGHT);
  const spread = blur(weights, w, h, reach, { passes: 3, check });
  const data = new Uint8Array(source.data.length);
  for (let k = 0; k < channels; k++) {
    const plane = shrink(w, h, step, width, height, (pixel) => {
      return source.data[pixel * channels + k]! * ((mask ? mask.data[pixel]! / 255 : 1) + MIN_WEIGHT);
    });
    const soft = blur(plane, w, h, reach, { passes: 3, check });
    for (let i = 0; i < soft.length; i++) soft[i]! /= spread[i]!;
    for (let y = 0; y < height; y++) {
      if (y % 64 === 0) check();
      for (let x = 0; x < width; x++) data[(y * width + x) * channels + k] = sample(soft, w, h, x, y, step) + 0.5;
    }
  }
  return blendByMask(source, { width, height, channels, data }, mask);
}

/** Downsamples by averaging `step` by `step` pixels. */
function shrink(
  w: number,
  h: number,
  step: number,
  width: number,
  height: number,
  valueAt: (pixel: number) => number,
): Float32Array {
  const small = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      let count = 0;
      for (let j = y * step; j < Math.min(height, (y + 1) * step); j++) {
        for (let i = x * step; i < Math.min(width, (x + 1) * step); i++, count++) sum += valueAt(j * width + i);
      }
      small[y * w + x] = sum / count;
    }
  }
  return small;
}

function sample(plane: Float32Array, w: number, h: number, x: number, y: number, step: number): number {
  const u = Math.min(w - 1, Math.max(0, (x + 0.5) / step - 0.5));
  const v = Math.min(h - 1, Math.max(0, (y + 0.5) / step - 0.5));
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [i < w - 1 ? 1 : 0, j < h - 1 ? w : 0];
  const at = j * w + i;
  const top = plane[at]! + (plane[at + right]! - plane[at]!) * (u - i);
  const bottom = plane[at + down]! + (plane[at + down + right]! - plane[at + down]!) * (u - i);
  return top + (bottom - top) * (v - j);
}
