import { blur } from '../../../foundation/image/blur.ts';
import { resizePlane } from '../../../foundation/image/resize-plane.ts';
import type { Plane } from './plane.ts';
import { shrinkPlane } from './shrink-plane.ts';

/** Pixels on each side over which colours follow brightness. */
const RADIUS = 1;
/** Variance of brightness, in squared levels, that counts as no edge. */
const SMOOTHNESS = 4;

/**
 * Cleans a plane of colour differences of a compressed picture at half its size, which is the size at which most JPEGs
 * store it, and lets its edges follow those of the brightness (guided filter; He, Sun and Tang 2010).
 * @param source its width and height are even.
 * @param luma the cleaned brightness of the same pixels.
 */
export function cleanColour(source: Plane, luma: Float32Array, thresholds: Float32Array): Float32Array {
  const size = { width: source.width / 2, height: source.height / 2 };
  const small = halved(source);
  const clean = shrinkPlane({ data: small, width: size.width, height: size.height }, thresholds);
  const change = resizePlane(
    clean.map((value, i) => value - small[i]!),
    size,
    source,
  );
  const colour = change.map((value, i) => source.data[i]! + value);
  return followEdges(colour, luma, source);
}

function halved({ data, width, height }: Plane): Float32Array {
  const small = new Float32Array((width * height) / 4);
  for (let y = 0, to = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2, to++) {
      const at = y * width + x;
      small[to] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!) / 4;
    }
  return small;
}

function followEdges(colour: Float32Array, luma: Float32Array, { width, height }: Plane): Float32Array {
  const mean = (plane: Float32Array) => blur(plane, width, height, RADIUS, { passes: 1 });
  const meanColour = mean(colour);
  const meanLuma = mean(luma);
  const meanSquares = mean(luma.map((value) => value * value));
  const meanProducts = mean(luma.map((value, i) => value * colour[i]!));
  const slope = new Float32Array(colour.length);
  const offset = new Float32Array(colour.length);
  for (let i = 0; i < slope.length; i++) {
    const variance = meanSquares[i]! - meanLuma[i]! ** 2;
    slope[i] = (meanProducts[i]! - meanLuma[i]! * meanColour[i]!) / (variance + SMOOTHNESS);
    offset[i] = meanColour[i]! - slope[i]! * meanLuma[i]!;
  }
  const slopes = mean(slope);
  const offsets = mean(offset);
  return luma.map((value, i) => slopes[i]! * value + offsets[i]!);
}
