import type { Rgb } from '../../foundation/raster/softbox.ts';
import { LINEAR, luminancePlane } from '../../foundation/image/picture.ts';
import type { Picture } from '../../foundation/image/picture.ts';

/** The light and exposure of a picture, estimated from its pixels. */
export interface SceneLight {
  /** Linear light that white would have, per channel. */
  readonly white: Rgb;
  /** Linear light of the darkest pixels. */
  readonly black: number;
  /** Direction of the light, from -1 (left) to 1 (right). */
  readonly fromRight: number;
}

/** Confidence that the brightest pixels are white: they may be yellow walls. */
const TRUST = 0.6;
const SAMPLES = 20_000;

/**
 * Estimates the light.
 * @param near 1 for the pixels around the mask, from which the direction is measured; white and black are those of the
 * whole picture.
 */
export function readSceneLight(picture: Picture, near: Uint8Array): SceneLight {
  const { rgb, width } = picture;
  const light = luminancePlane(rgb);
  const step = Math.max(1, Math.floor(light.length / SAMPLES));
  const sorted: number[] = [];
  for (let i = 0; i < light.length; i += step) sorted.push(i);
  sorted.sort((a, b) => light[a]! - light[b]!);
  const bright = sorted.slice(Math.floor(sorted.length * 0.88), Math.ceil(sorted.length * 0.985));
  const sum = [0, 0, 0];
  for (const i of bright) for (let c = 0; c < 3; c++) sum[c] = sum[c]! + LINEAR[rgb[i * 3 + c]!]!;
  const grey = Math.max(1e-4, (sum[0]! * 0.2126 + sum[1]! * 0.7152 + sum[2]! * 0.0722) / bright.length);
  const exposure = Math.min(1, Math.max(0.42, grey * 1.15)) ** 0.6;
  const tint = sum.map((value) => {
    return Math.min(1.3, Math.max(0.7, value / bright.length / grey)) ** TRUST;
  });
  return {
    white: [exposure * tint[0]!, exposure * tint[1]!, exposure * tint[2]!],
    black: Math.min(0.014, light[sorted[Math.floor(sorted.length * 0.01)]!]!),
    fromRight: slopeToRight(light, near, width),
  };
}

/** Correlation of brightness with the horizontal position. */
function slopeToRight(light: Float32Array, near: Uint8Array, width: number): number {
  let [n, x1, y1, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < light.length; i += 3) {
    if (!near[i]) continue;
    const x = (i % width) / width;
    const y = light[i]!;
    n++;
    x1 += x;
    y1 += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const spread = Math.sqrt(Math.max(0, (xx * n - x1 * x1) * (yy * n - y1 * y1)));
  return spread > 0 ? (xy * n - x1 * y1) / spread : 0;
}
