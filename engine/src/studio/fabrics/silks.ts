import { fractalNoise2, noise2 } from '../../geometry/noise.ts';
import type { Fabric } from '../fabric.ts';
import type { Painter } from '../material.ts';
import { dye, resolved, slub } from './weave.ts';

/** Filament cloth: light runs along the threads in streaks and keeps the cloth's hue. */
export const silks: readonly Fabric[] = [
  {
    name: 'silk',
    drape: { stiffness: 0.12, weight: 0.3, thickness: 0.0006 },
    depth: 0.6,
    natural: [0.62, 0.55, 0.44],
    response: {
      ...{
        roughness: 0.48,
        reflectance: 0.078,
        specular: 0.88,
        specularTint: 0.54,
        anisotropy: 0.32,
        sheen: 0.34,
        sheenPower: 2.4,
        wrap: 0.12,
      },
      bump: (u, v) => 0.00022 * fractalNoise2(u * 42, v * 30, 4, 3),
      paint: filament(0.06),
    },
  },
  {
    name: 'satin',
    drape: { stiffness: 0.2, weight: 0.5, thickness: 0.0009 },
    depth: 0.5,
    natural: [0.55, 0.42, 0.3],
    response: {
      ...{ roughness: 0.35, reflectance: 0.1, specularTint: 0.6, anisotropy: 0.24, sheen: 0.16, wrap: 0.07 },
      bump: (u, v) => 0.00026 * fractalNoise2(u * 40, v * 28, 4, 3),
      paint: filament(0.045),
    },
  },
  {
    name: 'taffeta',
    drape: { stiffness: 0.72, weight: 0.35, thickness: 0.0008 },
    depth: 0.58,
    natural: [0.36, 0.3, 0.26],
    response: {
      ...{
        roughness: 0.34,
        reflectance: 0.085,
        specular: 0.9,
        specularTint: 0.5,
        anisotropy: 0.1,
        sheen: 0.16,
        wrap: 0.05,
      },
      // Crisp cloth breaks into small facets where softer cloth would roll.
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
      ...{ roughness: 0.3, reflectance: 0.6, metal: 1, anisotropy: 0.13, wrap: 0.03 },
      bump: (u, v) => 0.00025 * fractalNoise2(u * 55, v * 38, 4, 3),
      paint: (point, surface) => {
        surface.roughness = 0.26 + 0.1 * noise2(point.u * 420, point.v * 30, 3);
        dye(surface, 1 + 0.05 * noise2(point.u * 30, point.v * 420, 5));
      },
    },
  },
];

/**
 * Long floats of unequal shine: what keeps a highlight on silk from lying as clear as on rubber. The gloss changes in
 * soft bars as well, where the cloth was pressed or handled.
 */
function filament(strength: number): Painter {
  return (point, surface) => {
    const { u, v, footprint } = point;
    const handled = fractalNoise2(u * 13, v * 7, 15, 2);
    surface.specular *= 1 + 0.24 * handled;
    const shown = strength * resolved(0.0028, footprint);
    if (shown <= 0) return;
    const float = noise2(u * 900, v * 26, 3) + 0.2 * noise2(u * 60, v * 800, 4);
    surface.specular *= 1 + 3 * shown * float;
    dye(surface, 1 + shown * float);
  };
}
