import { guidedPlanes } from '../../../foundation/image/guided-planes.ts';
import { resizePlane } from '../../../foundation/image/resize-plane.ts';
import type { Plane } from './plane.ts';
import { shrinkPlane } from './shrink-plane.ts';

/** Colours follow brightness over a pixel on each side; a variance of 4 squared levels counts as no edge. */
const FIT = { radius: 1, smoothness: 4 };

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
  const { slope, offset } = guidedPlanes(colour, luma, source, FIT);
  return luma.map((value, i) => slope[i]! * value + offset[i]!);
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
