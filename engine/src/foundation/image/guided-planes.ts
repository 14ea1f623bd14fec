import { blur } from './blur.ts';

/** A linear model of each pixel of a plane from its guide: `slope * guide + offset`. */
export interface GuidedPlanes {
  readonly slope: Float32Array;
  readonly offset: Float32Array;
}

/**
 * The guided filter (He, Sun and Tang 2010): the plane's edges follow those of the guide. Fitted on a small plane, its
 * models can be applied at any size (He and Sun 2015).
 * @param plane `width` × `height` values.
 * @param guide brightness of the same pixels.
 * @param radius of the neighbourhood of one fit, in pixels.
 * @param smoothness variance of the guide that counts as no edge, in squares of its unit.
 */
export function guidedPlanes(
  plane: Float32Array,
  guide: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  { radius, smoothness }: { readonly radius: number; readonly smoothness: number },
): GuidedPlanes {
  const mean = (values: Float32Array) => blur(values, width, height, radius, { passes: 1 });
  const meanGuide = mean(guide);
  const meanPlane = mean(plane);
  const meanSquares = mean(guide.map((value) => value * value));
  const meanProducts = mean(guide.map((value, i) => value * plane[i]!));
  const slope = new Float32Array(plane.length);
  const offset = new Float32Array(plane.length);
  for (let i = 0; i < slope.length; i++) {
    const variance = meanSquares[i]! - meanGuide[i]! ** 2;
    slope[i] = (meanProducts[i]! - meanGuide[i]! * meanPlane[i]!) / (variance + smoothness);
    offset[i] = meanPlane[i]! - slope[i]! * meanGuide[i]!;
  }
  return { slope: mean(slope), offset: mean(offset) };
}
