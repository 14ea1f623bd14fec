import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { cellBorder2, fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import { mirroredTable } from '../../foundation/geometry/tables/mirrored-table.ts';
import type { Fabric } from './fabric.ts';
import { coverOf, dye, resolved } from './weave.ts';

/** Pebbles per metre of fine calf. */
const GRAIN = 430;

/** Height of a calf grain, 0 to 1: pebbles between fine creases. */
const pebble = mirroredTable((u, v) => smoothstep(0.02, 0.4, cellBorder2(u * GRAIN, v * GRAIN)), {
  side: 0.15,
  entries: 640,
});

/** Wear of a hide: polished where positive, darkened where negative. */
const wear = mirroredTable((u, v) => fractalNoise2(u * 16, v * 13, 9, 3), { side: 0.6, entries: 256 });

/** Leathers and films: smooth, with a clear reflection. */
export const leathers: readonly Fabric[] = [
  {
    name: 'leather',
    foiled: true,
    drape: { stiffness: 0.65, weight: 0.8, thickness: 0.0016 },
    depth: 0.75,
    natural: [0.175, 0.048, 0.017],
    response: {
      roughness: 0.4,
      reflectance: 0.055,
      wrap: 0.03,
      sheen: 0.05,
      bump: (u, v) => 0.0001 * pebble(u, v) + 0.0006 * fractalNoise2(u * 17, v * 14, 6, 2),
      bumpStep: 0.0006,
      // Grain finer than a sample would sparkle in a rim light.
      bumpPitch: 1.25 / GRAIN,
      paint: (point, surface) => {
        const shown = resolved(0.6 / GRAIN, coverOf(point));
        if (shown > 0) {
          const crease = 1 - pebble(point.u, point.v);
          dye(surface, 1 - 0.2 * shown * crease);
          surface.roughness += 0.1 * shown * crease;
        }
        // Hides are uneven: handling polishes some places and darkens others.
        const worn = wear(point.u, point.v);
        dye(surface, 1 + 0.16 * worn);
        surface.roughness = clamp(surface.roughness - 0.06 * worn, 0.2, 0.7);
      },
    },
  },
  {
    name: 'patent',
    drape: { stiffness: 0.7, weight: 0.8, thickness: 0.0016 },
    depth: 0.7,
    natural: [0.012, 0.011, 0.011],
    response: {
      // Patent leather is photographed between white cards: it reflects more than its index of refraction implies.
      roughness: 0.03,
      reflectance: 0.11,
      specular: 1,
      coat: 0.9,
      wrap: 0,
      bump: (u, v) => 0.0006 * fractalNoise2(u * 16, v * 13, 6, 3),
    },
  },
  {
    name: 'clear-vinyl',
    drape: { stiffness: 0.62, weight: 0.3, thickness: 0.0008 },
    natural: [0.62, 0.66, 0.68],
    response: {
      roughness: 0.16,
      reflectance: 0.06,
      specular: 1.2,
      coat: 0.8,
      opacity: 0.2,
      transmission: 0.5,
      wrap: 0.05,
      bump: (u, v) => 0.0011 * fractalNoise2(u * 18, v * 13, 6, 3) + 0.0002 * noise2(u * 80, v * 60, 2),
    },
  },
  {
    name: 'vinyl',
    drape: { stiffness: 0.5, weight: 0.5, thickness: 0.001 },
    depth: 0.75,
    natural: [0.02, 0.02, 0.022],
    response: {
      roughness: 0.24,
      reflectance: 0.055,
      coat: 0.55,
      wrap: 0.02,
      bump: (u, v) => 0.0009 * fractalNoise2(u * 22, v * 16, 6, 3) + 0.00025 * noise2(u * 90, v * 60, 2),
    },
  },
];
