import { fractalNoise2, noise2 } from '../../geometry/noise.ts';
import type { Fabric } from '../fabric.ts';
import { dye, slub } from './weave.ts';

/** Filament cloth: light runs along the threads in streaks and keeps the cloth's hue. */
export const silks: readonly Fabric[] = [
  {
    name: 'silk',
    drape: { stiffness: 0.12, weight: 0.3, thickness: 0.0006 },
    depth: 0.6,
    natural: [0.62, 0.55, 0.44],
    response: {
      ...{
        roughness: 0.36,
        reflectance: 0.075,
        specular: 0.9,
        specularTint: 0.5,
        anisotropy: 0.17,
        sheen: 0.1,
        wrap: 0.06,
      },
      bump: (u, v) => 0.00026 * fractalNoise2(u * 42, v * 30, 4, 3),
      paint: slub(0.035, 0.04, 0.0022),
    },
  },
  {
    name: 'satin',
    drape: { stiffness: 0.2, weight: 0.5, thickness: 0.0009 },
    depth: 0.5,
    natural: [0.55, 0.42, 0.3],
    response: {
      ...{ roughness: 0.27, reflectance: 0.095, specularTint: 0.66, anisotropy: 0.19, sheen: 0.06, wrap: 0.04 },
      bump: (u, v) => 0.0003 * fractalNoise2(u * 40, v * 28, 4, 3),
      paint: slub(0.025, 0.05, 0.002),
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
