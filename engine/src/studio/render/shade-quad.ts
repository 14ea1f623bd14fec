/**
 * Adaptive shading of a block of 2 x 2 samples that show one part. The first sample is shaded in full. The diagonally
 * opposite one reuses its light if normal, gloss and ambient light are similar, and otherwise its shadow if it is on
 * the same fold. If the radiance of these two is similar, the other two are not shaded but interpolated later
 * (`between-samples.ts`); otherwise they are shaded like the second.
 */
import { openBetween, writeRadiance } from './band.ts';
import type { Band } from './band.ts';
import type { Shader } from './shade.ts';
import type { SurfaceSample } from './surface-sampler.ts';

/** Returns true when all four samples show one part. */
export function isOnePart({ buffer, request: { scene } }: Band, x: number, row: number): boolean {
  const { triangle, width } = buffer;
  const { triangleParts } = scene.geometry;
  const k = row * width + x;
  const part = triangle[k]! < 0 ? -1 : triangleParts[triangle[k]!]!;
  if (part < 0) return false;
  const right = triangle[k + 1]!;
  const below = triangle[k + width]!;
  const last = triangle[k + width + 1]!;
  if (right < 0 || below < 0 || last < 0) return false;
  return triangleParts[right] === part && triangleParts[below] === part && triangleParts[last] === part;
}

/** The values from which the light of the first sample was computed. */
interface Lit {
  nx: number;
  ny: number;
  nz: number;
  r: number;
  g: number;
  b: number;
  /** Diffuse light of the first sample. */
  diffuse: Float64Array;
  /** Radiance of the first sample. */
  radiance: Float64Array;
  ambient: number;
  gloss: number;
  depth: number;
  back: boolean;
}

const first: Lit = {
  nx: 0,
  ny: 0,
  nz: 0,
  r: 0,
  g: 0,
  b: 0,
  ambient: 0,
  gloss: 0,
  depth: 0,
  back: false,
  diffuse: new Float64Array(3),
  radiance: new Float64Array(3),
};

const colour = new Float64Array(3);

/** Shades the samples in columns `x` and `x + 1` of rows `row` and `row + 1` of the band, which all show one part. */
export function shadeQuad(band: Band, x: number, row: number): void {
  const { sampler, shader, buffer } = band;
  const { sample } = sampler;
  const k = row * buffer.width + x;
  sampler.read(buffer, k);
  shader.shadeFirst(sample, x >> 1, (buffer.top + row) >> 1, colour);
  writeRadiance(band, k, colour);
  remember(sample, buffer.depth[k]!, shader.diffuse);
  let shared = shadeOther(band, x + 1, row + 1, true);
  if (shared && isEnough(band, x, row)) return openBetween(band, x, row);
  shared = shadeOther(band, x + 1, row, shared);
  shadeOther(band, x, row + 1, shared);
}

/** Shades sample `k` of the band. Its shadow is computed again only where shadows change from sample to sample. */
export function shadeAlone(band: Band, k: number): void {
  const { sampler, shader, buffer } = band;
  sampler.read(buffer, k);
  const row = buffer.top + Math.floor(k / buffer.width);
  shader.shadeFirst(sampler.sample, (k % buffer.width) >> 1, row >> 1, colour);
  writeRadiance(band, k, colour);
}

/**
 * Shades another sample of the four, with the light of the first if `shared` is set and the surfaces match. The result
 * is true when they matched.
 */
function shadeOther(band: Band, column: number, row: number, shared: boolean): boolean {
  const { sampler, shader, buffer } = band;
  const { sample } = sampler;
  const k = row * buffer.width + column;
  sampler.read(buffer, k);
  // Another fold, or the other side of the fabric, has a different shadow.
  const reach = MAX_DEPTH_STEP * sample.footprint;
  const same = shared && sample.back === first.back && Math.abs(buffer.depth[k]! - first.depth) < reach;
  if (same) shadeBeside(shader, sample);
  else shader.shade(sample, column, buffer.top + row, colour);
  writeRadiance(band, k, colour);
  return same;
}

/** Number of samples per pixel on each axis from which half of the samples are enough, except at edges and lines. */
const FINE = 2;
/**
 * Maximum difference of radiance, as a share, between opposite corners at which the other two are interpolated. A
 * larger difference is an edge or a line.
 */
const ALIKE = 0.35;
/**
 * Maximum difference of radiance with fewer than `FINE` samples per pixel, where an error of the interpolation is hardly
 * averaged with other samples and must be small by itself.
 */
const PLAIN = 0.06;

/**
 * Returns true when the other two of four samples can be interpolated from the first, the last and their outer
 * neighbours.
 */
function isEnough({ request: { samples }, frame, buffer }: Band, x: number, row: number): boolean {
  const { radiance, width, normals, albedo, lines } = frame;
  // Looks that use surfaces need those of each sample.
  if (normals.length + albedo.length + lines.length > 0) return false;
  const at = ((buffer.top + row) * width + x) * 3;
  const last = at + (width + 1) * 3;
  if (samples >= FINE) return isNear(radiance, at, last, ALIKE);
  if (!isNear(radiance, at, last, PLAIN)) return false;
  const above = at - (width - 1) * 3;
  const left = at + (width - 1) * 3;
  return (above < 0 || isNear(radiance, at, above, 2 * PLAIN)) && (x === 0 || isNear(radiance, at, left, 2 * PLAIN));
}

function isNear(radiance: Float32Array, a: number, b: number, share: number): boolean {
  const red = Math.abs(radiance[a]! - radiance[b]!);
  const green = Math.abs(radiance[a + 1]! - radiance[b + 1]!);
  const blue = Math.abs(radiance[a + 2]! - radiance[b + 2]!);
  return red + green + blue < share * (radiance[a]! + radiance[a + 1]! + radiance[a + 2]!);
}

/** Maximum difference in depth, in sample sizes, between samples of the same fold. */
const MAX_DEPTH_STEP = 5;
/** Minimum cosine between normals that share their light on fabric. */
const SOFT_TURN = 0.9994;
/** Minimum cosine between normals that share their light on sharply reflecting surfaces. */
const SHARP_TURN = 0.99992;

function remember(s: SurfaceSample, depth: number, diffuse: Readonly<Float64Array>): void {
  first.diffuse.set(diffuse);
  first.radiance.set(colour);
  first.nx = s.nx;
  first.ny = s.ny;
  first.nz = s.nz;
  first.r = s.r;
  first.g = s.g;
  first.b = s.b;
  first.ambient = s.ambientG * s.occlusion;
  first.gloss = glossOf(s);
  first.depth = depth;
  first.back = s.back;
}

function glossOf(s: SurfaceSample): number {
  return s.roughness + s.specular + s.reflectance + s.coat + s.metal + s.sheen + s.transmission;
}

/** Shades a sample with the shadow of the first, and with all of its light where the surface is continuous. */
function shadeBeside(shader: Shader, s: SurfaceSample): void {
  if (!isContinuous(s)) return shader.shadeNext(s, colour);
  const { radiance, diffuse, r, g, b } = first;
  colour[0] = radiance[0]! + diffuse[0]! * (s.r - r);
  colour[1] = radiance[1]! + diffuse[1]! * (s.g - g);
  colour[2] = radiance[2]! + diffuse[2]! * (s.b - b);
}

function isContinuous(s: SurfaceSample): boolean {
  const turn = s.nx * first.nx + s.ny * first.ny + s.nz * first.nz;
  if (turn < (s.roughness < 0.3 || s.coat > 0 ? SHARP_TURN : SOFT_TURN)) return false;
  if (Math.abs(glossOf(s) - first.gloss) > 0.03 || s.metal > 0) return false;
  const ambient = s.ambientG * s.occlusion;
  return Math.abs(ambient - first.ambient) <= 0.03 * first.ambient;
}
