/**
 * Mirror reflections of the room and its lights, blurred by the roughness of the surface. Most of the cost of shiny
 * surfaces arises here. Lights are therefore stored in one flat table, and lights outside the reflection are skipped
 * before the error function is evaluated.
 */
import { clamp } from '../../foundation/geometry/interpolation.ts';
import { power } from '../../foundation/geometry/power.ts';
import { errorFunction } from '../../foundation/raster/softbox.ts';
import type { Lighting } from '../light/lighting.ts';
import type { SurfaceSample } from './surface-sampler.ts';

export interface Reflector {
  /** Red, green and blue of the last call of `look`. */
  readonly reflected: Readonly<Float64Array>;
  /**
   * Samples the mirror direction of a surface sample, or several directions spread along a thread by `spread` (half the
   * spread, as a tangent). `facing` is the cosine between normal and eye.
   */
  look(sample: SurfaceSample, roughness: number, facing: number, spread: number): void;
  /**
   * Adds a white card next to the lens, with a radiance that follows from the ambient light. Without it, metal that
   * faces the lens looks dull.
   */
  addCard(sample: SurfaceSample, facing: number): void;
}

/** Radiance of the card that metal reflects, as a multiple of the horizon's. */
const CARD = 1.7;

/** Five mirror directions along the thread, in units of half the spread. */
const THREAD_STEPS = [-1, -0.5, 0, 0.5, 1];
const THREAD_WEIGHTS = [0.1, 0.24, 0.32, 0.24, 0.1];

/**
 * Values per light in the table: direction and the axes of its width and height (3 each), half sizes (2), radiance (3).
 */
const FIELDS = 14;

/** Creates a reflector. `reaching` is the share of each light that reaches the sample, for lights with shadows. */
export function createReflector(lighting: Lighting, reaching: Readonly<Float64Array>): Reflector {
  const { shadows, environment } = lighting;
  const table = lightTable(lighting);
  const count = lighting.lights.length;
  const [skyR, skyG, skyB] = environment.sky;
  const [groundR, groundG, groundB] = environment.ground;
  const [horizonR, horizonG, horizonB] = environment.horizon;
  const shadowed = Uint8Array.from(shadows, (map) => (map ? 1 : 0));
  const reflected = new Float64Array(3);
  /**
   * The current reflection: its blur, the share of the view that is not blocked by surroundings, mirror direction and
   * weight. Fields replace arguments, because numbers passed as arguments are boxed each time.
   */
  const ray = { blur: 0.1, open: 0.1, x: 0.1, y: 0.1, z: 0.1, weight: 0.1 };

  function addRoom(): void {
    const { blur, open, y, weight } = ray;
    const at = clamp(0.5 + (0.5 * y) / (0.25 + blur));
    const share = Math.abs(at - 0.5) * 2;
    const seen = open * weight;
    const up = at > 0.5;
    reflected[0] = reflected[0]! + seen * (horizonR + ((up ? skyR : groundR) - horizonR) * share);
    reflected[1] = reflected[1]! + seen * (horizonG + ((up ? skyG : groundG) - horizonG) * share);
    reflected[2] = reflected[2]! + seen * (horizonB + ((up ? skyB : groundB) - horizonB) * share);
  }

  /** Adds the lights. The coverage is that of `softboxCoverage`, inlined for speed. */
  function addLights(): void {
    const { blur, open, x, y, z, weight } = ray;
    for (let i = 0, k = 0; i < count; i++, k += FIELDS) {
      const c = x * table[k]! + y * table[k + 1]! + z * table[k + 2]!;
      if (c < 0.02) continue;
      const sharp = (c + 0.15) / blur;
      const soft = 3 / sharp;
      const across = x * table[k + 3]! + y * table[k + 4]! + z * table[k + 5]!;
      const halfWidth = table[k + 9]!;
      if (Math.abs(across) > (halfWidth + soft) * c) continue;
      const along = x * table[k + 6]! + y * table[k + 7]! + z * table[k + 8]!;
      const halfHeight = table[k + 10]!;
      if (Math.abs(along) > (halfHeight + soft) * c) continue;
      const scale = sharp / c;
      const u = across * scale;
      const w = halfWidth * sharp;
      const v = along * scale;
      const h = halfHeight * sharp;
      const coverage =
        0.25 * (errorFunction(u + w) - errorFunction(u - w)) * (errorFunction(v + h) - errorFunction(v - h));
      const seen = coverage * weight * (shadowed[i] === 1 ? reaching[i]! * (0.35 + 0.65 * open) : open);
      reflected[0] = reflected[0]! + seen * table[k + 11]!;
      reflected[1] = reflected[1]! + seen * table[k + 12]!;
      reflected[2] = reflected[2]! + seen * table[k + 13]!;
    }
  }

  /** On entry `ray` holds a unit normal; it is replaced by the mirror direction. */
  function addMirrored(s: SurfaceSample): void {
    const twice = 2 * (ray.x * s.vx + ray.y * s.vy + ray.z * s.vz);
    ray.x = ray.x * twice - s.vx;
    ray.y = ray.y * twice - s.vy;
    ray.z = ray.z * twice - s.vz;
    addRoom();
    addLights();
  }

  function addThreads(s: SurfaceSample, spread: number): void {
    const weft = s.material.anisotropyAlong === 'weft';
    const tx = weft ? s.weftX : s.warpX;
    const ty = weft ? s.weftY : s.warpY;
    const tz = weft ? s.weftZ : s.warpZ;
    const unit = spread / (Math.sqrt(tx * tx + ty * ty + tz * tz) || 1);
    for (let q = 0; q < THREAD_STEPS.length; q++) {
      const step = THREAD_STEPS[q]! * unit;
      const nx = s.nx + tx * step;
      const ny = s.ny + ty * step;
      const nz = s.nz + tz * step;
      const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      ray.x = nx * scale;
      ray.y = ny * scale;
      ray.z = nz * scale;
      ray.weight = THREAD_WEIGHTS[q]!;
      addMirrored(s);
    }
  }

  return {
    reflected,
    look(s, roughness, facing, spread) {
      // Specular occlusion from the visible share of the sky (Lagarde and de Rousiers 2014).
      ray.open = clamp(power(facing + s.sky, power(2, -16 * roughness * roughness - 1)) - 1 + s.sky) * s.occlusion;
      ray.blur = 0.06 + 0.18 * roughness + 1.15 * roughness * roughness;
      reflected[0] = 0;
      reflected[1] = 0;
      reflected[2] = 0;
      if (spread !== 0) return addThreads(s, spread);
      ray.x = s.nx;
      ray.y = s.ny;
      ray.z = s.nz;
      ray.weight = 1;
      addMirrored(s);
    },
    addCard(s, facing) {
      const share = s.metal * CARD * facing * facing * s.occlusion * (0.75 + 0.5 * clamp(0.5 + 2 * s.ny));
      reflected[0] = reflected[0]! + share * horizonR;
      reflected[1] = reflected[1]! + share * horizonG;
      reflected[2] = reflected[2]! + share * horizonB;
    },
  };
}

function lightTable({ lights }: Lighting): Float64Array {
  return Float64Array.from(
    lights.flatMap(({ direction, across, along, halfWidth, halfHeight, radiance }) => [
      ...[...direction, ...across, ...along, halfWidth, halfHeight, ...radiance],
    ]),
  );
}
