import type { Lighting } from '../light/lighting.ts';
import type { Scene } from '../parts/scene.ts';
import { createShader } from './shade.ts';
import type { SceneView } from './see-scene.ts';
import { createSurfaceSampler } from './surface-sampler.ts';

/** The light of a few samples, 3 values each. */
export interface ProbedLight {
  readonly radiance: Float64Array;
  /** Increase of the radiance per unit of albedo of the part's material. */
  readonly slope: Float64Array;
  /** Mean share 0 to 1 of metal in the surface. */
  readonly metal: number;
}

/**
 * Returns those of the samples (indices into the view's opaque surfaces) that show the front of a surface with a
 * cosine of at least `minFacing` between its normal and the eye.
 */
export function frontOf(scene: Scene, view: SceneView, lighting: Lighting, samples: Int32Array, minFacing: number) {
  const { sample, readShape } = createSurfaceSampler(scene, view, lighting.ambient);
  return samples.filter((k) => {
    readShape(view.opaque!, k);
    return !sample.back && sample.facing >= minFacing;
  });
}

/** Shades the samples with these indices of the view's opaque surfaces, without a picture. */
export function probeLight(
  scene: Scene,
  view: SceneView,
  lighting: Lighting,
  shadowBias: number,
  samples: Int32Array,
): ProbedLight {
  const buffer = view.opaque!;
  const { sample, read } = createSurfaceSampler(scene, view, lighting.ambient);
  // Samples so far apart share no shadows, so the shader needs no memory for a whole picture.
  const shader = createShader(lighting, shadowBias, 2, 2);
  const radiance = new Float64Array(samples.length * 3);
  const slope = new Float64Array(samples.length * 3);
  const colour = new Float64Array(3);
  let metal = 0;
  samples.forEach((k, i) => {
    read(buffer, k);
    const row = Math.floor(k / buffer.width);
    shader.shade(sample, k - row * buffer.width, buffer.top + row, colour);
    radiance.set(colour, i * 3);
    const { albedo } = scene.parts[sample.partIndex]!.material;
    metal += sample.metal / samples.length;
    const matte = 1 - sample.metal;
    slope[i * 3] = (matte * shader.diffuse[0]! * sample.r) / albedo[0];
    slope[i * 3 + 1] = (matte * shader.diffuse[1]! * sample.g) / albedo[1];
    slope[i * 3 + 2] = (matte * shader.diffuse[2]! * sample.b) / albedo[2];
  });
  return { radiance, slope, metal };
}
