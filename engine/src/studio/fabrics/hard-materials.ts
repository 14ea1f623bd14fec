import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import { beds, veins } from './stone-figures.ts';
import { dye, resolved } from './weave.ts';

/** Materials of products and hardware. */
export const hardMaterials: readonly Fabric[] = [
  {
    name: 'metal',
    bareMetal: true,
    drape: { stiffness: 1, weight: 1, thickness: 0.001 },
    depth: 1,
    natural: [0.6, 0.6, 0.61],
    response: {
      roughness: 0.17,
      reflectance: 0.6,
      metal: 1,
      wrap: 0,
      paint: (point, surface) => {
        surface.roughness += 0.05 * fractalNoise2(point.u * 40, point.v * 40, 3, 3);
      },
    },
  },
  {
    name: 'glass',
    drape: { stiffness: 1, weight: 1, thickness: 0.004 },
    natural: [0.62, 0.68, 0.68],
    response: {
      roughness: 0.08,
      reflectance: 0.045,
      specular: 1.3,
      opacity: 0.3,
      transmission: 0.8,
      coat: 0.6,
      wrap: 0.3,
    },
  },
  {
    name: 'wood',
    drape: { stiffness: 1, weight: 1, thickness: 0.01 },
    natural: [0.22, 0.11, 0.05],
    response: {
      roughness: 0.42,
      reflectance: 0.045,
      coat: 0.12,
      wrap: 0.02,
      paint: (point, surface) => {
        const warped = point.u * 55 + 2.2 * fractalNoise2(point.u * 9, point.v * 2.2, 4, 3);
        const ring = warped - Math.floor(warped);
        const pores = noise2(point.u * 700, point.v * 40, 7) * resolved(0.003, point.footprint);
        dye(surface, 0.78 + 0.42 * ring * ring + 0.12 * pores + 0.25 * fractalNoise2(point.u * 4, point.v * 3, 9, 2));
      },
    },
  },
  {
    name: 'ceramic',
    speckled: true,
    drape: { stiffness: 1, weight: 1, thickness: 0.004 },
    natural: [0.68, 0.65, 0.6],
    response: {
      roughness: 0.5,
      reflectance: 0.045,
      specular: 0.6,
      coat: 0.85,
      wrap: 0.05,
      bump: (u, v) => 0.0003 * fractalNoise2(u * 18, v * 40, 5, 2),
      paint: (point, surface) => {
        const fleck =
          smoothstep(0.62, 0.75, noise2(point.u * 260, point.v * 260, 13)) * resolved(0.006, point.footprint);
        dye(surface, (1 - 0.35 * fleck) * (1 + 0.08 * fractalNoise2(point.u * 12, point.v * 20, 3, 3)));
      },
    },
  },
  {
    name: 'marble',
    drape: { stiffness: 1, weight: 1, thickness: 0.02 },
    natural: [0.76, 0.755, 0.74],
    response: { roughness: 0.22, reflectance: 0.05, coat: 0.45, wrap: 0.03, paint: veins },
  },
  {
    name: 'travertine',
    drape: { stiffness: 1, weight: 1, thickness: 0.02 },
    natural: [0.62, 0.5, 0.36],
    response: { roughness: 0.55, reflectance: 0.045, specular: 0.6, wrap: 0.03, paint: beds },
  },
  {
    name: 'straw',
    drape: { stiffness: 0.85, weight: 0.4, thickness: 0.003 },
    natural: [0.5, 0.36, 0.17],
    response: {
      roughness: 0.6,
      reflectance: 0.05,
      specular: 0.8,
      wrap: 0.08,
      sheen: 0.1,
      bump: (u, v) => 0.0016 * plait(u, v),
      paint: (point, surface) => {
        const height = 0.7 + (plait(point.u, point.v) - 0.7) * resolved(STRAND * 1.2, point.footprint);
        surface.occlusion *= 0.35 + 0.65 * height;
        const strand = noise2(Math.floor(point.u / STRAND), Math.floor(point.v / STRAND), 6);
        dye(surface, clamp(0.6 + 0.45 * height + 0.14 * strand, 0.3, 1.4));
      },
    },
  },
];

/** Metres across one strand. */
const STRAND = 0.0062;

/** Height of a plain plait's strands, 0 to 1. */
function plait(u: number, v: number): number {
  const i = Math.floor(u / STRAND);
  const j = Math.floor(v / STRAND);
  const x = u / STRAND - i - 0.5;
  const y = v / STRAND - j - 0.5;
  const [across, along] = ((i + j) & 1) === 0 ? [x, y] : [y, x];
  return (1 - 2.6 * across * across) * (1 - 1.6 * along * along);
}
