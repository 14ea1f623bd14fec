import type { FinishName } from '../../words/prompt/vocabulary/figures.ts';
import { fractalNoise2 } from '../../foundation/geometry/noise.ts';
import { material } from '../materials/material.ts';
import type { Material } from '../materials/material.ts';

/** Lacquers, clay and wood of display mannequins. None of them imitates skin. */
export const FINISHES: Readonly<Record<FinishName, Material>> = {
  white: material({ albedo: [0.66, 0.652, 0.635], roughness: 0.62, reflectance: 0.035, wrap: 0.06 }),
  black: material({ albedo: [0.022, 0.022, 0.023], roughness: 0.46, reflectance: 0.045, wrap: 0.04 }),
  clay: material({ albedo: [0.37, 0.352, 0.33], roughness: 0.82, reflectance: 0.03, wrap: 0.1 }),
  wood: material({
    albedo: [0.44, 0.285, 0.16],
    roughness: 0.48,
    reflectance: 0.04,
    wrap: 0.03,
    paint: (point, surface) => {
      // Growth rings of a block whose grain runs upwards.
      const across =
        Math.hypot(point.x * 1.1 + 0.05, point.z + 0.21) + 0.012 * fractalNoise2(point.y * 2.1, point.x * 4, 3);
      const ring = 0.5 + 0.5 * Math.sin(across * 540);
      const fibre = fractalNoise2(point.x * 420 + point.z * 160, point.y * 9, 2);
      const dark = Math.max(0.55, 1 - 0.2 * ring * ring - 0.14 * fibre);
      surface.r *= dark;
      surface.g *= dark * (0.98 - 0.05 * ring);
      surface.b *= dark * (0.96 - 0.09 * ring);
    },
  }),
  translucent: material({
    albedo: [0.62, 0.66, 0.68],
    roughness: 0.2,
    reflectance: 0.05,
    transmission: 0.5,
    opacity: 0.42,
    coat: 0.6,
  }),
};
