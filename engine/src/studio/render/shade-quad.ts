/**
 * Four neighbouring samples of one smooth surface get one light: surface is read at each of them, light is worked out
 * once and again only where normal, gloss or shadow change between them.
 */
import { writeRadiance } from './band.ts';
import type { Band } from './band.ts';
import type { Shader } from './shade.ts';
import type { SurfaceSample } from './surface-sampler.ts';

/** True where all four samples see one part. */
export function isOnePart({ buffer, request: { scene } }: Band, x: number, row: number): boolean {
  const { triangle, width } = buffer;
  const { triangleParts } = scene.geometry;
  const k = row * width + x;
  const part = triangle[k]! < 0 ? -1 : triangleParts[triangle[k]!]!;
  if (part < 0) return false;
  for (const other of [triangle[k + 1]!, triangle[k + width]!, triangle[k + width + 1]!]) {
    if (other < 0 || triangleParts[other] !== part) return false;
  }
  return true;
}

/** What the light of the first sample was worked out from. */
interface Lit {
  nx: number;
  ny: number;
  nz: number;
  r: number;
  g: number;
  b: number;
  /** Diffuse light and radiance. */
  diffuse: Float64Array;
  radiance: Float64Array;
  ambient: number;
  gloss: number;
  back: boolean;
}

const first: Lit = {
  ...{ nx: 0, ny: 0, nz: 0, r: 0, g: 0, b: 0, ambient: 0, gloss: 0, back: false },
  ...{ diffuse: new Float64Array(3), radiance: new Float64Array(3) },
};

const colour = new Float64Array(3);

/** Shades the samples at columns `x` and `x + 1` of rows `row` and `row + 1` of the band, which see one part. */
export function shadeQuad(band: Band, x: number, row: number): void {
  const { sampler, shader, buffer } = band;
  const { sample } = sampler;
  const k = row * buffer.width + x;
  sampler.read(buffer, k);
  shader.shadeFirst(sample, x >> 1, (buffer.top + row) >> 1, colour);
  writeRadiance(band, k, colour);
  const reach = MOST_DEPTH * sample.footprint;
  remember(sample, shader.diffuse);
  let shared = true;
  for (let i = 1; i < 4; i++) {
    const column = x + (i & 1);
    const line = row + (i >> 1);
    const other = line * buffer.width + column;
    sampler.read(buffer, other);
    // Another fold, or the other side of the cloth, lies in a shadow of its own.
    shared &&= sample.back === first.back && Math.abs(buffer.depth[other]! - buffer.depth[k]!) < reach;
    if (shared) shadeBeside(shader, sample);
    else shader.shade(sample, column, buffer.top + line, colour);
    writeRadiance(band, other, colour);
  }
}

/** Samples further apart in depth, in units of what one covers, may lie on two folds. */
const MOST_DEPTH = 5;
/** Cosine between normals that still share their light, for cloth and for what mirrors sharply. */
const SOFT_TURN = 0.9994;
const SHARP_TURN = 0.99992;

function remember(s: SurfaceSample, diffuse: Readonly<Float64Array>): void {
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
  first.back = s.back;
}

function glossOf(s: SurfaceSample): number {
  return s.roughness + s.specular + s.reflectance + s.coat + s.metal + s.sheen + s.transmission;
}

/** Shades a sample in the shadow of the first, and in all its light where the surface goes on as it was. */
function shadeBeside(shader: Shader, s: SurfaceSample): void {
  if (!goesOn(s)) return shader.shadeNext(s, colour);
  const { radiance, diffuse, r, g, b } = first;
  colour[0] = radiance[0]! + diffuse[0]! * (s.r - r);
  colour[1] = radiance[1]! + diffuse[1]! * (s.g - g);
  colour[2] = radiance[2]! + diffuse[2]! * (s.b - b);
}

function goesOn(s: SurfaceSample): boolean {
  const turn = s.nx * first.nx + s.ny * first.ny + s.nz * first.nz;
  if (turn < (s.roughness < 0.3 || s.coat > 0 ? SHARP_TURN : SOFT_TURN)) return false;
  if (Math.abs(glossOf(s) - first.gloss) > 0.03 || s.metal > 0) return false;
  const ambient = s.ambientG * s.occlusion;
  return Math.abs(ambient - first.ambient) <= 0.03 * first.ambient;
}
