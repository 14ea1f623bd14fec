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
/** Number of pixels of a large picture that are sorted by their light, at least. */
const SAMPLES = 20_000;
/** Quantile of light from which pixels show the white of the picture. */
const WHITE_FROM = 0.88;
/** Quantile of light above which pixels show reflections of lamps. */
const WHITE_TO = 0.985;
/** Quantile of light that is the black of the picture. */
const BLACK = 0.01;
/** Maximum linear light of the black of the picture. */
const MAX_BLACK = 0.014;
/** Light of white relative to the brightest pixels, which are seldom pure white. */
const WHITER = 1.15;
/** Minimum exposure in linear light. */
const MIN_EXPOSURE = 0.42;
/** Power that moves dark pictures towards a usual exposure. */
const EXPOSURE_POWER = 0.6;
/** Limits of the tint of a channel; beyond them the brightest pixels are coloured things. */
const MIN_TINT = 0.7;
const MAX_TINT = 1.3;

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
  const bright = sorted.slice(Math.floor(sorted.length * WHITE_FROM), Math.ceil(sorted.length * WHITE_TO));
  const sum = [0, 0, 0];
  for (const i of bright) for (let c = 0; c < 3; c++) sum[c] = sum[c]! + LINEAR[rgb[i * 3 + c]!]!;
  const grey = Math.max(1e-4, (sum[0]! * 0.2126 + sum[1]! * 0.7152 + sum[2]! * 0.0722) / bright.length);
  const exposure = Math.min(1, Math.max(MIN_EXPOSURE, grey * WHITER)) ** EXPOSURE_POWER;
  const tint = sum.map((value) => {
    return Math.min(MAX_TINT, Math.max(MIN_TINT, value / bright.length / grey)) ** TRUST;
  });
  return {
    white: [exposure * tint[0]!, exposure * tint[1]!, exposure * tint[2]!],
    black: Math.min(MAX_BLACK, light[sorted[Math.floor(sorted.length * BLACK)]!]!),
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
