import { clamp } from '../../foundation/geometry/interpolation.ts';
import { blackSurface, flatPoint } from '../../studio/materials/flat-point.ts';
import { applyMaterial } from '../../studio/materials/material.ts';
import type { Material } from '../../studio/materials/material.ts';

type Weave = (u: number, v: number, facing: number, out: Float64Array) => void;

/**
 * Sample offsets in pixels on a rotated grid (Shirley 1991), which avoids aliasing of yarns about as large as a pixel.
 * The last two are used only where the first two differ.
 */
const SAMPLES = [
  [-0.375, -0.125],
  [0.375, 0.125],
  [0.125, -0.375],
  [-0.125, 0.375],
] as const;
/** Difference in linear light below which two samples count as equal. */
const EQUAL_DIFFERENCE = 0.015;

/**
 * The linear colour of a material at `u` and `v` metres along the cloth: the mean over a pixel of `footprint` metres.
 */
export function createWeave(material: Material, footprint: number): Weave {
  const weave = createPointWeave(material, footprint);
  const seen = SAMPLES.map(() => new Float64Array(3));
  const takeSample = (k: number, u: number, v: number, facing: number) => {
    const [right, down] = SAMPLES[k]!;
    weave(u + (right * footprint) / Math.max(MIN_FACING, facing), v - down * footprint, facing, seen[k]!);
  };
  return (u, v, facing, out) => {
    takeSample(0, u, v, facing);
    takeSample(1, u, v, facing);
    const away = Math.max(...[0, 1, 2].map((c) => Math.abs(seen[0]![c]! - seen[1]![c]!)));
    const count = away < EQUAL_DIFFERENCE ? 2 : SAMPLES.length;
    for (let k = 2; k < count; k++) takeSample(k, u, v, facing);
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = 0; k < count; k++) sum += seen[k]![c]!;
      out[c] = sum / count;
    }
  };
}

/**
 * Minimum cosine to the viewing direction that is used for the footprint, so that cloth at an edge is not filtered
 * without limit.
 */
const MIN_FACING = 0.4;

/** Change of brightness per unit of slope. */
const RELIEF = 1.6;
/** Limits of that change, so that steep yarns turn neither black nor white. */
const MIN_RELIEF = 0.6;
const MAX_RELIEF = 1.4;

/** The colour of a material at a point, with its relief lit from the lower right. */
function createPointWeave(material: Material, footprint: number): Weave {
  const point = flatPoint(footprint);
  const surface = blackSurface();
  const { bump, bumpStep, bumpPitch, paint } = material;
  const step = Math.max(bumpStep, footprint);
  const seen = bump && (bumpPitch === undefined || bumpPitch > 2 * footprint);
  return (u, v, facing, out) => {
    applyMaterial(surface, material);
    point.u = u;
    point.v = v;
    point.facing = facing;
    paint?.(point, surface);
    let relief = 1;
    if (seen) {
      const slope = (bump(u + step, v - step) - bump(u - step, v + step)) / (2 * step);
      relief = clamp(1 - RELIEF * slope, MIN_RELIEF, MAX_RELIEF);
    }
    out[0] = surface.r * relief;
    out[1] = surface.g * relief;
    out[2] = surface.b * relief;
  };
}
