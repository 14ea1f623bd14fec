import { LINEAR } from '../../../foundation/image/picture.ts';
import { blur } from '../../../foundation/image/blur.ts';

/** Linear light below which the sensor resolves nothing. */
const MIN_LIGHT = 0.006;

/** Natural logarithm of the light of each pixel, from 3 bytes or values of 0 to 255. */
export function logLight(rgb: ArrayLike<number>, count: number): Float32Array {
  const plane = new Float32Array(count);
  const linear = (value: number) => LINEAR[value < 0 ? 0 : value > 255 ? 255 : value | 0]!;
  for (let i = 0; i < count; i++) {
    const light = 0.2126 * linear(rgb[3 * i]!) + 0.7152 * linear(rgb[3 * i + 1]!) + 0.0722 * linear(rgb[3 * i + 2]!);
    plane[i] = Math.log(light + MIN_LIGHT);
  }
  return plane;
}

/** Weighted means of a plane; pixels without weight nearby get 0 in the result's `sure`. */
export function meansWithin(
  plane: Float32Array,
  weight: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  radius: number,
  check: () => void,
): { readonly mean: Float32Array; readonly sure: Float32Array } {
  const product = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) product[i] = plane[i]! * weight[i]!;
  const sums = blur(product, width, height, radius, { check });
  const sure = blur(weight, width, height, radius, { check });
  for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! / (sure[i]! + 1e-5);
  return { mean: sums, sure };
}

/** Number of pixels that are sorted. */
const SAMPLES = 60_000;
/** Median of a plane where its weight is over half; 0 without such a pixel. */
export function medianWithin(plane: Float32Array, weight: Float32Array): number {
  const values: number[] = [];
  const step = Math.max(1, Math.floor(plane.length / SAMPLES));
  for (let i = 0; i < plane.length; i += step) if (weight[i]! > 0.5) values.push(plane[i]!);
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}
