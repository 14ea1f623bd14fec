import { clamp, smoothstep } from '../../geometry/interpolation.ts';
import type { Rgb } from '../../raster/softbox.ts';
import type { Camera } from '../camera.ts';
import type { Frame } from '../frame.ts';
import type { Lighting } from '../lighting.ts';
import type { Scene } from '../scene.ts';
import type { GlassBody } from './glass-body.ts';

export interface GlassShadowRequest {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly lighting: Lighting;
  readonly body: GlassBody;
  /** Metres across the body. */
  readonly size: number;
}

/** Samples between places where the shadow is worked out. */
const STEP = 4;

/**
 * Shades the floor (y = 0) behind glass: a soft shadow by cone marching (Quilez 2010) that takes the colour of what
 * the light came through, brighter in its core where the body gathers light, and a dark line of contact.
 */
export function shadeFloor(request: GlassShadowRequest): void {
  const { frame, scene } = request;
  const { width, height, radiance, parts } = frame;
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const grid = new Float32Array(columns * rows * 3).fill(1);
  const factor = new Float64Array(3);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++)
      if (floorFactor(request, i * STEP, j * STEP, factor)) grid.set(factor, (j * columns + i) * 3);
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

/** What the floor seen at a sample keeps of its light; false when the sample does not look at the floor near by. */
function floorFactor(
  { frame, camera, lighting, body, size }: GlassShadowRequest,
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
  const tint = passingLight(body, size);
  for (const light of lighting.lights) {
    // A rim light's shadow would run over the floor towards the viewer; a stylist flags it off.
    if (!light.shadows || Math.abs(light.azimuth) > 1.8) continue;
    const open = coneLight(body, x, z, light.direction, Math.sqrt(light.halfWidth * light.halfHeight) * 0.55, size);
    if (open >= 1) continue;
    const part = light.irradiance[1] / (totalIrradiance(lighting) + 0.2);
    const core = smoothstep(0.75, 1, 1 - open);
    for (let c = 0; c < 3; c++)
      out[c] = out[c]! * (1 - part * near * (1 - open) * (1 - tint[c]! * (0.5 + 1.15 * core * core)));
  }
  for (let c = 0; c < 3; c++) out[c] = out[c]! * (1 - 0.42 * touch * (1 - 0.4 * tint[c]!));
  return true;
}

function totalIrradiance({ lights }: Lighting): number {
  return lights.reduce((sum, light) => sum + light.irradiance[1], 0);
}

/** Share of each colour left after the middle of the body. */
function passingLight({ glass, liquid, level }: GlassBody, size: number): Rgb {
  const through = (k: 0 | 1 | 2) => Math.exp(-glass[k] * 0.012 - (level > 0 ? liquid[k] * size * 0.2 : 0)) * 0.92;
  return [through(0), through(1), through(2)];
}

function coneLight(
  body: GlassBody,
  x: number,
  z: number,
  way: readonly [number, number, number],
  spread: number,
  size: number,
): number {
  let open = 1;
  let t = size * 0.02;
  for (let step = 0; step < 90 && t < size * 4; step++) {
    const far = body.outer(x + way[0] * t, way[1] * t, z + way[2] * t);
    open = Math.min(open, 0.5 + (0.5 * far) / (spread * t));
    if (open <= 0) return 0;
    t += Math.max(size * 0.008, Math.abs(far) * 0.35);
  }
  const s = clamp(open);
  return s * s * (3 - 2 * s);
}
