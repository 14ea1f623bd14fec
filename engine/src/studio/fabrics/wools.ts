import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { cellBorder2, fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import type { Painter, Surface } from '../materials/material.ts';
import { dye, resolved } from './weave.ts';

/** Metres across one curl of shorn fleece. */
const CURL = 0.0062;

/** Wool, fur and materials with a nap: a soft edge of light round their outlines, and little shine. */
export const wools: readonly Fabric[] = [
  {
    name: 'wool',
    drape: { stiffness: 0.5, weight: 0.75, thickness: 0.002 },
    natural: [0.27, 0.165, 0.08],
    response: {
      roughness: 1,
      reflectance: 0.035,
      specular: 0.28,
      wrap: 0.2,
      sheen: 0.5,
      sheenPower: 2.3,
      sheenWhite: 0.24,
      bump: (u, v) => 0.00014 * fractalNoise2(u * 95, v * 75, 4, 2) + 0.00007 * noise2(u * 420, v * 330, 7),
      paint: nap(),
    },
  },
  {
    name: 'mohair',
    drape: { stiffness: 0.4, weight: 0.6, thickness: 0.006 },
    natural: [0.6, 0.53, 0.43],
    response: {
      roughness: 0.9,
      reflectance: 0.04,
      specular: 0.4,
      wrap: 0.32,
      sheen: 1.1,
      sheenPower: 1.7,
      sheenWhite: 0.3,
      // From 1 cm on (`FLEECE` in draw-fur.ts) the strands would be combed instead of curled.
      hair: 0.0098,
      bump: (u, v) => 0.0004 * fractalNoise2(u * 150, v * 90, 4, 2),
      paint: nap(),
    },
  },
  {
    name: 'tweed',
    drape: { stiffness: 0.65, weight: 0.8, thickness: 0.0028 },
    natural: [0.42, 0.34, 0.31],
    response: {
      roughness: 0.95,
      reflectance: 0.035,
      specular: 0.5,
      sheen: 0.3,
      wrap: 0.16,
      bump: (u, v) => 0.0009 * noise2(u * 300, v * 260, 5) + 0.0004 * noise2(u * 640, v * 560, 6),
      bumpStep: 0.0012,
      paint: boucle(),
    },
  },
  {
    name: 'velvet',
    napped: true,
    drape: { stiffness: 0.35, weight: 0.7, thickness: 0.002 },
    depth: 0.32,
    natural: [0.16, 0.02, 0.06],
    response: {
      roughness: 0.75,
      reflectance: 0.04,
      specular: 0.25,
      wrap: 0,
      sheen: 1.55,
      sheenPower: 1.9,
      sheenWhite: 0.1,
      // A higher bump would make dark velvet look like hide.
      bump: (u, v) => 0.00009 * noise2(u * 280, v * 240, 3) + 0.0002 * fractalNoise2(u * 24, v * 18, 8, 2),
      paint: (point, surface) => {
        // Black pile absorbs frontal light, so only its edges are visible.
        const black = 1 + 0.5 * smoothstep(0.05, 0.012, Math.max(surface.r, surface.g, surface.b));
        surface.sheen *= black * pileLight(surface) * (1 + 0.5 * fractalNoise2(point.u * 22, point.v * 11, 7, 3));
      },
    },
  },
  {
    name: 'suede',
    napped: true,
    drape: { stiffness: 0.55, weight: 0.7, thickness: 0.0015 },
    depth: 0.7,
    natural: [0.26, 0.155, 0.075],
    response: {
      roughness: 0.92,
      reflectance: 0.04,
      specular: 0.18,
      wrap: 0.14,
      sheen: 0.55,
      sheenPower: 2.1,
      sheenWhite: 0.16,
      bump: (u, v) => 0.00005 * noise2(u * 420, v * 420, 3) + 0.0001 * fractalNoise2(u * 60, v * 50, 5, 2),
      paint: (point, surface) => {
        // The direction of the nap varies where hands have brushed it.
        const nap = fractalNoise2(point.u * 13, point.v * 10, 11, 3);
        surface.sheen *= 1 + 0.9 * nap;
        dye(surface, 1 + 0.28 * nap + 0.1 * noise2(point.u * 600, point.v * 600, 4) * resolved(0.003, point.footprint));
      },
    },
  },
  {
    name: 'fur',
    drape: { stiffness: 0.6, weight: 0.85, thickness: 0.018 },
    depth: 0.85,
    natural: [0.5, 0.4, 0.29],
    response: {
      roughness: 0.75,
      reflectance: 0.045,
      specular: 0.5,
      wrap: 0.35,
      sheen: 0.95,
      sheenPower: 1.6,
      sheenWhite: 0.2,
      hair: 0.024,
      bump: (u, v) => 0.0012 * hair(u, v),
      bumpStep: 0.0014,
      // The base below the guard hairs, which are drawn separately: shaded between locks, lighter and darker in tracts.
      paint: (point, surface) => {
        const height = hair(point.u, point.v);
        surface.sheen *= pileLight(surface);
        surface.occlusion *= clamp(0.86 + 0.3 * height, 0.3, 1);
        const tract = 0.16 * fractalNoise2(point.u * 7, point.v * 5, 14, 2);
        dye(surface, clamp(0.95 + tract + 0.2 * height, 0.4, 1.5));
      },
    },
  },
  {
    name: 'shearling',
    drape: { stiffness: 0.62, weight: 0.85, thickness: 0.012 },
    depth: 0.85,
    natural: [0.62, 0.54, 0.42],
    response: {
      roughness: 1,
      reflectance: 0.035,
      specular: 0.2,
      wrap: 0.3,
      sheen: 0.6,
      sheenPower: 1.8,
      sheenWhite: 0.2,
      hair: 0.0065,
      bump: (u, v) => 0.0016 * curl(u, v),
      bumpStep: 0.001,
      bumpPitch: 2.2 * CURL,
      paint: (point, surface) => {
        const shown = resolved(1.6 * CURL, point.footprint);
        const height = 0.55 + (curl(point.u, point.v) - 0.55) * shown;
        surface.occlusion *= 0.55 + 0.45 * height;
        dye(surface, 0.8 + 0.3 * height + 0.1 * fractalNoise2(point.u * 24, point.v * 20, 3, 2));
      },
    },
  },
];

/** Tight curls of unequal size that touch each other, height 0 to 1. */
function curl(u: number, v: number): number {
  const x = u / CURL + 0.5 * noise2(u * 90, v * 90, 6);
  const y = v / CURL + 0.5 * noise2(u * 90, v * 90, 7);
  return clamp(0.62 * smoothstep(-0.15, 0.9, cellBorder2(x, y)) + 0.42 * noise2(u * 430, v * 430, 4) + 0.2);
}

/** Light that dyed pile reflects at grazing angles: black absorbs most of it. */
function pileLight({ r, g, b }: Readonly<Surface>): number {
  return 0.3 + 0.7 * smoothstep(0.004, 0.07, Math.max(r, g, b));
}

/** Milled wool: fibres of unequal shade brushed down the cloth, and lint, without which black would look flat. */
function nap(): Painter {
  return (point, surface) => {
    const { u, v } = point;
    const brushed = fractalNoise2(u * 17, v * 9, 12, 2);
    surface.sheen *= (0.4 + 0.6 * pileLight(surface)) * (1 + 0.35 * brushed);
    const near = resolved(0.0045, point.footprint);
    const fibre = near > 0 ? near * noise2(u * 520, v * 210, 6) + 0.5 * near * noise2(u * 240, v * 900, 9) : 0;
    // The paler the cloth, the less its fibres differ in shade.
    const shades = 1 - 0.72 * smoothstep(0.12, 0.5, Math.max(surface.r, surface.g, surface.b));
    dye(surface, 1 + shades * (0.05 * brushed + 0.09 * fibre));
    const lint = 0.0035 + 0.0025 * Math.max(0, fibre);
    surface.r += lint;
    surface.g += lint;
    surface.b += lint;
  };
}

/** Height of locks of hair that hang down the cloth, about -0.6 to 0.6. */
function hair(u: number, v: number): number {
  const sway = 0.005 * noise2(u * 25, v * 30, 2);
  const lock = 0.24 * noise2((u + sway) * 120, v * 26, 4);
  return lock + 0.26 * noise2((u + sway) * 330, v * 48, 3) + 0.14 * noise2((u + sway) * 800, v * 90, 8);
}

/** Looped yarns of the main colour, a pale one, a dark one and a warm red one. */
function boucle(): Painter {
  return (point, surface) => {
    const { u, v } = point;
    const shown = resolved(0.0048, point.footprint);
    const brightest = Math.max(surface.r, surface.g, surface.b);
    let pale = smoothstep(0.12, 0.4, noise2(u * 190, v * 520, 9));
    const dark = smoothstep(0.16, 0.44, noise2(u * 520, v * 190, 19)) * (1 - pale);
    const warm = smoothstep(0.42, 0.6, noise2(u * 300, v * 300, 33)) * (1 - pale);
    pale *= shown;
    surface.r += ((0.24 + 0.66 * brightest - surface.r) * pale + (0.55 - surface.r) * warm * 0.35) * 0.62;
    surface.g += ((0.23 + 0.62 * brightest - surface.g) * pale + (0.2 - surface.g) * warm * 0.35) * 0.62;
    surface.b += ((0.205 + 0.555 * brightest - surface.b) * pale + (0.24 - surface.b) * warm * 0.35) * 0.62;
    const loop = shown * fractalNoise2(u * 330, v * 330, 5, 2);
    dye(surface, (1 - 0.55 * dark * shown) * (1 + 0.35 * loop));
    surface.occlusion *= clamp(0.84 + 0.4 * loop);
  };
}
