import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import type { Painter, Surface } from '../materials/material.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { dye, resolved, slub } from './weave.ts';

/** Filament fabrics: streaks of light run along the threads and have the fabric's hue. */
export const silks: readonly Fabric[] = [
  {
    name: 'silk',
    drape: { stiffness: 0.12, weight: 0.3, thickness: 0.0006 },
    depth: 0.6,
    natural: [0.62, 0.55, 0.44],
    response: {
      roughness: 0.38,
      reflectance: 0.095,
      specular: 0.95,
      specularTint: 0.8,
      anisotropy: 0.22,
      sheen: 0.2,
      sheenPower: 2.6,
      sheenWhite: 0.12,
      wrap: 0.07,
      bump: (u, v) => 0.00024 * fractalNoise2(u * 30, v * 16, 4, 2),
      paint: filament(0.05),
    },
  },
  {
    name: 'satin',
    drape: { stiffness: 0.2, weight: 0.5, thickness: 0.0009 },
    depth: 0.5,
    natural: [0.55, 0.42, 0.3],
    response: {
      roughness: 0.37,
      reflectance: 0.1,
      specularTint: 0.8,
      anisotropy: 0.24,
      anisotropyAlong: 'weft',
      sheen: 0.1,
      sheenWhite: 0.12,
      wrap: 0.05,
      bump: (u, v) => 0.00026 * fractalNoise2(u * 34, v * 18, 4, 2),
      paint: filament(0.045),
    },
  },
  {
    name: 'taffeta',
    drape: { stiffness: 0.72, weight: 0.35, thickness: 0.0008 },
    depth: 0.58,
    natural: [0.36, 0.3, 0.26],
    response: {
      roughness: 0.34,
      reflectance: 0.085,
      specular: 0.9,
      specularTint: 0.7,
      anisotropy: 0.1,
      sheen: 0.16,
      wrap: 0.05,
      // Crisp fabric breaks into small facets where softer fabric would roll.
      bump: (u, v) => 0.0011 * Math.abs(fractalNoise2(u * 26, v * 20, 5, 3)),
      paint: slub(0.05, 0.03, 0.0018),
    },
  },
  {
    name: 'lame',
    drape: { stiffness: 0.25, weight: 0.45, thickness: 0.0007 },
    depth: 0.9,
    natural: [0.72, 0.52, 0.25],
    response: {
      roughness: 0.3,
      reflectance: 0.6,
      metal: 1,
      anisotropy: 0.13,
      wrap: 0.03,
      bump: (u, v) => 0.00025 * fractalNoise2(u * 55, v * 38, 4, 3),
      paint: (point, surface) => {
        surface.roughness = 0.26 + 0.1 * noise2(point.u * 420, point.v * 30, 3);
        dye(surface, 1 + 0.05 * noise2(point.u * 30, point.v * 420, 5));
      },
    },
  },
];

/**
 * Long floats of unequal shine, which make a highlight on silk less clear than on rubber. The gloss also varies in soft
 * bars where the fabric was pressed or handled. Floats finer than a sample would look grainy, so from a distance
 * only bundles of them are visible.
 */
function filament(strength: number): Painter {
  return (point, surface) => {
    const { u, v, footprint } = point;
    lustre(surface);
    surface.specular *= 1 + 0.16 * fractalNoise2(u * 13, v * 5, 15, 2);
    const bundles = resolved(0.0075, footprint);
    if (bundles <= 0) return;
    const fine = resolved(0.0016, footprint);
    let float = 0.3 * bundles * noise2(u * 260, v * 9, 4);
    if (fine > 0) float += fine * noise2(u * 900, v * 26, 3);
    surface.specular *= 1 + 2.4 * strength * float;
    dye(surface, 1 + 0.6 * strength * float);
  };
}

/**
 * Makes pale silk shine: its diffuse reflection and sheen are reduced and its mirror reflections are increased, because
 * highlights would be lost in an equally bright white.
 */
function lustre(surface: Surface): void {
  const pale = smoothstep(0.24, 0.6, surface.g);
  if (pale <= 0) return;
  dye(surface, 1 - 0.25 * pale);
  surface.specular *= 1 + 1.8 * pale;
  surface.sheen *= 1 - 0.6 * pale;
}
