import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { mergeGeometry } from '../../foundation/raster/geometry.ts';
import { createShadowMap, groundLight } from '../../foundation/raster/shadow-map.ts';
import type { ShadowMap } from '../../foundation/raster/shadow-map.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Camera } from '../camera/camera.ts';
import type { Frame } from '../render/frame.ts';
import { castsFloorShadow } from '../light/casts-floor-shadow.ts';
import type { Lighting } from '../light/lighting.ts';
import type { Scene } from '../parts/scene.ts';
import type { GlassBody } from '../parts/glass-body.ts';

export interface GlassShadowRequest {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly lighting: Lighting;
  readonly body: GlassBody;
  /** Outer surface of the body. */
  readonly mesh: Mesh;
  /** Longest side in metres of the bounding box of all glass. */
  readonly size: number;
}

/** Distance in samples between points at which the shadow is computed. */
const STEP = 4;
/** Number of texels across the shadow maps. */
const TEXELS = 512;

/**
 * Draws the shadow of glass on the floor (y = 0): soft and in the colour of the transmitted light, brighter in its core
 * where the body focuses light, with a dark contact line.
 */
export function shadeFloor(request: GlassShadowRequest): void {
  const { frame, scene } = request;
  const { width, height, radiance, parts } = frame;
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const grid = new Float32Array(columns * rows * 3).fill(1);
  const factor = new Float64Array(3);
  const cast = {
    maps: shadowMaps(request),
    tint: passingLight(request.body, request.size),
    total: request.lighting.lights.reduce((sum, light) => sum + light.irradiance[1], 0),
  };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++)
      if (floorFactor(request, cast, i * STEP, j * STEP, factor)) grid.set(factor, (j * columns + i) * 3);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const part = parts[at]!;
      if (part === 0 || scene.parts[part - 1]!.role !== 'ground') continue;
      const u = x / STEP - ((x / STEP) | 0);
      const v = y / STEP - ((y / STEP) | 0);
      const k = (((y / STEP) | 0) * columns + ((x / STEP) | 0)) * 3;
      const below = k + columns * 3;
      for (let c = 0; c < 3; c++) {
        const top = grid[k + c]! * (1 - u) + grid[k + 3 + c]! * u;
        const low = grid[below + c]! * (1 - u) + grid[below + 3 + c]! * u;
        radiance[at * 3 + c] = radiance[at * 3 + c]! * (top * (1 - v) + low * v);
      }
    }
  }
}

/** One map for each light with a visible shadow; null for the others. */
function shadowMaps({ lighting, mesh }: GlassShadowRequest): (ShadowMap | null)[] {
  const geometry = mergeGeometry([{ mesh, casts: true }]);
  return lighting.lights.map((light, i) => {
    const map = lighting.shadows[i];
    return map && castsFloorShadow(light) ? createShadowMap(geometry, light, map.sphere, TEXELS) : null;
  });
}

/** What the glass does to the light on the floor. */
interface Cast {
  /** One shadow map per light; null for a light that casts no shadow here. */
  readonly maps: readonly (ShadowMap | null)[];
  /** Transmittance of the glass per channel. */
  readonly tint: Rgb;
  /** Sum of the green irradiance of all lights, by which each light's share is known. */
  readonly total: number;
}

/**
 * Writes the factor on the floor's radiance at a sample, per channel; it exceeds 1 where the body focuses light.
 * Returns false when the ray through the sample does not meet the floor near the glass.
 */
function floorFactor(
  { frame, camera, body, size }: GlassShadowRequest,
  { maps, tint, total }: Cast,
  sx: number,
  sy: number,
  out: Float64Array,
): boolean {
  const { width, height } = frame;
  const a = (sx + 0.5 - width * (0.5 + camera.shiftX)) / (camera.focal * width);
  const b = (height * (0.5 + camera.shiftY) - sy - 0.5) / (camera.focal * width);
  const { eye, forward, right, up } = camera;
  const dy = forward[1] + a * right[1] + b * up[1];
  if (dy > -1e-4) return false;
  const t = -eye[1] / dy;
  const x = eye[0] + t * (forward[0] + a * right[0] + b * up[0]);
  const z = eye[2] + t * (forward[2] + a * right[2] + b * up[2]);
  const near = smoothstep(size * 2.4, size * 0.7, Math.hypot(x, z));
  if (near === 0) return false;
  out.fill(1);
  const touch = Math.exp(-Math.max(0, body.outer(x, 0.002, z)) / (size * 0.05));
  for (const map of maps) {
    if (!map) continue;
    const { light } = map;
    const open = groundLight(map, x, 0, z);
    if (open >= 1) continue;
    const part = light.irradiance[1] / (total + 0.2);
    const core = smoothstep(0.75, 1, 1 - open);
    for (let c = 0; c < 3; c++)
      out[c] = out[c]! * (1 - part * near * (1 - open) * (1 - tint[c]! * (0.5 + 1.15 * core * core)));
  }
  for (let c = 0; c < 3; c++) out[c] = out[c]! * (1 - 0.42 * touch * (1 - 0.4 * tint[c]!));
  return true;
}

/**
 * Approximate transmittance per channel across the centre of the body: 12 mm of glass, a fifth of its size of liquid if
 * it contains any, reflections at the surfaces (0.92) and the stain on both sides.
 */
function passingLight({ glass, liquid, level, film }: GlassBody, size: number): Rgb {
  const stain = new Float64Array(3).fill(1);
  film?.(size / 3, stain);
  const through = (k: 0 | 1 | 2) =>
    Math.exp(-glass[k] * 0.012 - (level > 0 ? liquid[k] * size * 0.2 : 0)) * 0.92 * stain[k]! ** 2;
  return [through(0), through(1), through(2)];
}
