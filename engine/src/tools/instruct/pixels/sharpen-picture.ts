import { blur } from '../../../foundation/image/blur.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { blendByMask } from './blend-by-mask.ts';

/** Length of the picture's longer side in pixels for each pixel of the radius. */
const SIDE_PER_RADIUS = 900;
/** Share of an edge that is added at the full amount. */
const STRENGTH = 1.6;
/** Differences below this (of 255) are grain and stay unchanged. */
const GRAIN = 1.5;
/** Maximum change of a pixel (of 255), because more would give edges a visible rim. */
const MAX_CHANGE = 28;

/** An unsharp mask on brightness only, so that colours get no fringes. */
export function sharpenPicture(
  source: EnginePixels,
  amount: number,
  mask: EngineMask | null,
  check: () => void,
): EnginePixels {
  const { width, height, channels } = source;
  const luma = new Float32Array(width * height);
  for (let pixel = 0; pixel < luma.length; pixel++) {
    const at = pixel * channels;
    luma[pixel] = 0.2126 * source.data[at]! + 0.7152 * source.data[at + 1]! + 0.0722 * source.data[at + 2]!;
  }
  const soft = blur(luma, width, height, Math.max(1, Math.max(width, height) / SIDE_PER_RADIUS), { check });
  const data = new Uint8Array(source.data);
  for (let pixel = 0; pixel < luma.length; pixel++) {
    if (pixel % 65536 === 0) check();
    const edge = luma[pixel]! - soft[pixel]!;
    const clear = Math.sign(edge) * Math.max(0, Math.abs(edge) - GRAIN);
    const gain = Math.max(-MAX_CHANGE, Math.min(MAX_CHANGE, STRENGTH * amount * clear));
    for (let at = pixel * channels; at < pixel * channels + 3; at++) {
      data[at] = Math.max(0, Math.min(255, source.data[at]! + gain + 0.5));
    }
  }
  return blendByMask(source, { width, height, channels, data }, mask);
}
