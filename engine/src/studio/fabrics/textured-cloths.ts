import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import { coverOf, dye, inTurn, melange, resolved, ridged, slub } from './weave.ts';

/** Metres between two ridges of a waffle weave, which is still visible in a picture of a whole robe. */
const CELL = 0.0095;

/** Metres between two creases of a crinkled gauze. */
const CRINKLE = 0.012;

/** Cloths that are told by their surface: honeycombs, crinkles, two-coloured yarns, felt. */
export const texturedCloths: readonly Fabric[] = [
  {
    name: 'waffle',
    drape: { stiffness: 0.5, weight: 0.6, thickness: 0.0035 },
    natural: [0.74, 0.72, 0.67],
    response: {
      roughness: 1,
      reflectance: 0.035,
      specular: 0.25,
      sheen: 0.2,
      wrap: 0.18,
      bump: (u, v) => 0.0011 * ridge(u, v),
      bumpStep: 0.0009,
      bumpPitch: CELL,
      paint: ridged(ridge, { size: 0.8 * CELL, mean: 0.62, floor: 0.35, shade: [0.66, 0.46, 0.04] }),
    },
  },
  {
    name: 'gauze',
    drape: { stiffness: 0.25, weight: 0.25, thickness: 0.0012 },
    natural: [0.76, 0.74, 0.69],
    response: {
      roughness: 0.95,
      reflectance: 0.035,
      specular: 0.4,
      sheen: 0.16,
      wrap: 0.2,
      transmission: 0.16,
      bump: (u, v) => 0.0016 * crinkle(u, v) + 0.0005 * fractalNoise2(u * 90, v * 50, 4, 2),
      bumpStep: 0.0009,
      bumpPitch: 0.5 * CRINKLE,
      paint: (point, surface) => {
        const shown = resolved(0.5 * CRINKLE, coverOf(point));
        const valley = 1 - crinkle(point.u, point.v);
        surface.occlusion *= 1 - 0.22 * valley * shown;
        dye(surface, 1 - 0.16 * valley * shown + 0.05 * shown * noise2(point.u * 420, point.v * 420, 7));
      },
    },
  },
  {
    name: 'chambray',
    washed: true,
    drape: { stiffness: 0.45, weight: 0.4, thickness: 0.0008 },
    natural: [0.2, 0.3, 0.47],
    response: {
      roughness: 0.9,
      reflectance: 0.035,
      specular: 0.5,
      sheen: 0.14,
      wrap: 0.12,
      transmission: 0.05,
      bump: (u, v) => 0.0006 * Math.abs(fractalNoise2(u * 15, v * 12, 21, 3)) + 0.00005 * noise2(u * 420, v * 420, 7),
      bumpStep: 0.0006,
      // A dyed warp over a white weft: pale flecks all over, and no ribs.
      paint: inTurn(
        (point, surface) => {
          const shown = resolved(0.0026, coverOf(point));
          const fleck = 0.18 + shown * (0.2 * noise2(point.u * 900, point.v * 260, 3) + 0.16 * noise2(point.u * 260, point.v * 900, 4)); // prettier-ignore
          const share = clamp(fleck, 0, 0.6);
          surface.r += (0.72 - surface.r) * share;
          surface.g += (0.73 - surface.g) * share;
          surface.b += (0.74 - surface.b) * share;
        },
        slub(0.06, 0.012, 0.0011),
      ),
    },
  },
  {
    name: 'felt',
    drape: { stiffness: 0.8, weight: 0.7, thickness: 0.003 },
    natural: [0.34, 0.33, 0.31],
    response: {
      roughness: 1,
      reflectance: 0.03,
      specular: 0.15,
      sheen: 0.45,
      sheenPower: 2.2,
      sheenWhite: 0.2,
      wrap: 0.22,
      // Fibres lie in all directions, in clouds and without threads.
      bump: (u, v) => 0.00035 * fractalNoise2(u * 130, v * 130, 9, 4),
      bumpStep: 0.0008,
      paint: inTurn(
        (point, surface) => {
          const shown = resolved(0.004, coverOf(point));
          const clouds = fractalNoise2(point.u * 45, point.v * 45, 5, 3);
          const fibres = noise2(point.u * 700 + 40 * clouds, point.v * 160, 6) + noise2(point.u * 160, point.v * 700 - 40 * clouds, 8); // prettier-ignore
          dye(surface, 1 + 0.07 * clouds + 0.09 * shown * fibres);
        },
        melange(0.05, 0.0018),
      ),
    },
  },
];

/** Height of the ridges round the square cells of a waffle weave, 0 to 1: steps of floats lead down into each cell. */
function ridge(u: number, v: number): number {
  const across = Math.abs(u / CELL - Math.round(u / CELL));
  const along = Math.abs(v / CELL - Math.round(v / CELL));
  return 1 - smoothstep(0.06, 0.46, Math.min(across, along));
}

/** Height of the soft creases that run along a crinkled gauze, 0 to 1. */
function crinkle(u: number, v: number): number {
  const bent = u / CRINKLE + 1.5 * fractalNoise2(u * 20, v * 14, 3, 2);
  const at = Math.abs(bent - Math.round(bent));
  return smoothstep(0, 0.34, at) * (0.75 + 0.25 * noise2(u * 60, v * 50, 12));
}
