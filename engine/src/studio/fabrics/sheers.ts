import { smoothstep } from '../../geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../geometry/noise.ts';
import type { Fabric } from '../fabric.ts';
import { dye, resolved, slub } from './weave.ts';

/** Cloth that lets one see through it: thin threads, much transmitted light. */
export const sheers: readonly Fabric[] = [
  {
    name: 'chiffon',
    drape: { stiffness: 0.05, weight: 0.12, thickness: 0.0004 },
    natural: [0.72, 0.42, 0.4],
    response: {
      ...{ roughness: 0.7, reflectance: 0.04, specular: 0.3, opacity: 0.5, transmission: 0.6, wrap: 0.35 },
      ...{ sheen: 0.35, sheenPower: 2 },
      bump: (u, v) => 0.0002 * fractalNoise2(u * 60, v * 50, 4, 2),
    },
  },
  {
    name: 'organza',
    drape: { stiffness: 0.75, weight: 0.1, thickness: 0.0004 },
    natural: [0.7, 0.68, 0.66],
    response: {
      ...{ roughness: 0.38, reflectance: 0.06, specular: 0.8, specularTint: 0.35, opacity: 0.48, transmission: 0.5 },
      ...{ wrap: 0.25, sheen: 0.45, sheenPower: 2.2, anisotropy: 0.1 },
      bump: (u, v) => 0.0004 * Math.abs(fractalNoise2(u * 22, v * 18, 5, 2)),
      paint: slub(0.05, 0.02, 0.0014),
    },
  },
  {
    name: 'tulle',
    drape: { stiffness: 0.55, weight: 0.05, thickness: 0.0005 },
    natural: [0.74, 0.72, 0.7],
    response: {
      ...{ roughness: 0.8, reflectance: 0.04, specular: 0.25, opacity: 0.32, transmission: 0.7, wrap: 0.4 },
      ...{ sheen: 0.4, sheenPower: 1.8 },
    },
  },
  {
    name: 'mesh',
    drape: { stiffness: 0.3, weight: 0.3, thickness: 0.0009 },
    natural: [0.03, 0.03, 0.032],
    response: {
      ...{
        roughness: 0.6,
        reflectance: 0.045,
        specular: 0.6,
        opacity: 0.62,
        transmission: 0.3,
        wrap: 0.2,
        sheen: 0.15,
      },
      paint: (point, surface) => {
        const shown = resolved(0.004, point.footprint);
        if (shown <= 0) return;
        const u = point.u / 0.0042;
        const v = point.v / 0.0042 + 0.5 * (Math.floor(u) & 1);
        const hole = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
        dye(surface, 1 - 0.7 * shown * (1 - smoothstep(0.22, 0.36, hole)));
      },
    },
  },
  {
    name: 'lace',
    drape: { stiffness: 0.3, weight: 0.3, thickness: 0.0011 },
    natural: [0.74, 0.71, 0.65],
    response: {
      ...{
        roughness: 0.85,
        reflectance: 0.035,
        specular: 0.4,
        opacity: 0.78,
        transmission: 0.3,
        wrap: 0.22,
        sheen: 0.2,
      },
      bump: (u, v) => 0.0007 * laceThread(u, v),
      paint: (point, surface) => {
        const thread = 0.55 + (laceThread(point.u, point.v) - 0.55) * resolved(0.007, point.footprint);
        dye(surface, 0.34 + 0.72 * thread);
        // Corded thread catches light that the net lets through, or black lace would show no figure.
        const gleam = 0.045 * thread * thread;
        surface.r += gleam;
        surface.g += gleam;
        surface.b += gleam;
        surface.occlusion *= 0.5 + 0.5 * thread;
      },
    },
  },
];

/** Metres between two flowers of lace, in offset rows. */
const MOTIF = 0.052;

/** Corded flowers with outlined petals on a fine net, 0 (gap) to 1 (thread). */
function laceThread(u: number, v: number): number {
  const row = Math.round(v / MOTIF);
  const column = Math.round(u / MOTIF - 0.5 * (row & 1));
  const dx = u / MOTIF - column - 0.5 * (row & 1);
  const dy = v / MOTIF - row;
  const radius = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx) + 3 * noise2(column, row, 5);
  const petal = 0.3 + 0.13 * Math.cos(angle * 6);
  const outline = 1 - smoothstep(0.02, 0.05, Math.abs(radius - petal));
  const filling = radius < petal ? 0.5 + 0.2 * Math.cos(angle * 24) : 0;
  const heart = 1 - smoothstep(0.015, 0.035, Math.abs(radius - 0.09));
  const net = 1 - smoothstep(0.1, 0.3, Math.abs(Math.sin((u + v) * 900) * Math.sin((u - v) * 900)));
  return Math.max(outline, filling, heart, 0.5 * net);
}
