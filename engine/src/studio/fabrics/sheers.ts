import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import { laceFigure, laceNet, NET_PITCH } from './lace-design.ts';
import { coverOf, dye, resolved, slub } from './weave.ts';

/** Metres between the holes of a sports mesh. */
const MESH_PITCH = 0.0044;
/** Share that the threads of a sports mesh cover. */
const MESH_COVER = 0.6;
/** Share that the motifs of lace cover when they are too fine to be resolved. */
const LACE_COVER = 0.42;
/** Share that the net of lace covers when it is too fine to be resolved. */
const NET_COVER = 0.4;

/** See-through fabrics: thin threads with much transmitted light. */
export const sheers: readonly Fabric[] = [
  {
    name: 'chiffon',
    drape: { stiffness: 0.05, weight: 0.12, thickness: 0.0004 },
    natural: [0.72, 0.42, 0.4],
    response: {
      roughness: 0.7,
      reflectance: 0.04,
      specular: 0.3,
      opacity: 0.5,
      transmission: 0.6,
      wrap: 0.35,
      sheen: 0.35,
      sheenPower: 2,
      bump: (u, v) => 0.0002 * fractalNoise2(u * 60, v * 50, 4, 2),
    },
  },
  {
    name: 'organza',
    drape: { stiffness: 0.75, weight: 0.1, thickness: 0.0004 },
    natural: [0.6, 0.58, 0.555],
    response: {
      roughness: 0.27,
      reflectance: 0.08,
      specular: 1,
      specularTint: 0.35,
      opacity: 0.32,
      transmission: 0.14,
      wrap: 0.1,
      sheen: 0.26,
      sheenPower: 2.2,
      // Organza creases like paper: long sharp ridges that catch the light.
      bump: (u, v) => 0.0011 * Math.abs(fractalNoise2(u * 13, v * 9, 5, 2)),
      paint: slub(0.05, 0.02, 0.0014),
    },
  },
  {
    name: 'tulle',
    drape: { stiffness: 0.55, weight: 0.05, thickness: 0.0005 },
    natural: [0.74, 0.72, 0.7],
    response: {
      roughness: 0.8,
      reflectance: 0.04,
      specular: 0.25,
      opacity: 0.27,
      transmission: 0.7,
      wrap: 0.4,
      sheen: 0.4,
      sheenPower: 1.8,
    },
  },
  {
    name: 'mesh',
    openwork: true,
    drape: { stiffness: 0.3, weight: 0.3, thickness: 0.0009 },
    natural: [0.03, 0.03, 0.032],
    response: {
      roughness: 0.6,
      reflectance: 0.045,
      specular: 0.6,
      opacity: MESH_COVER,
      transmission: 0.3,
      wrap: 0.2,
      sheen: 0.15,
      paint: (point, surface) => {
        const shown = resolved(0.6 * MESH_PITCH, coverOf(point));
        if (shown <= 0) return;
        const row = Math.floor(point.v / MESH_PITCH);
        const u = point.u / MESH_PITCH + 0.5 * (row & 1);
        const hole = Math.hypot(u - Math.floor(u) - 0.5, point.v / MESH_PITCH - row - 0.5);
        const thread = smoothstep(0.3, 0.42, hole);
        surface.opacity += (0.04 + 0.94 * thread - surface.opacity) * shown;
        surface.occlusion *= 1 - 0.25 * shown * (1 - smoothstep(0.36, 0.52, hole));
      },
    },
  },
  {
    name: 'lace',
    openwork: true,
    drape: { stiffness: 0.3, weight: 0.3, thickness: 0.0011 },
    natural: [0.74, 0.71, 0.65],
    response: {
      roughness: 0.85,
      reflectance: 0.035,
      specular: 0.4,
      opacity: 0.6,
      transmission: 0.3,
      wrap: 0.22,
      sheen: 0.25,
      bump: (u, v) => 0.0008 * laceFigure(u, v),
      paint: (point, surface) => {
        const cover = coverOf(point);
        const figure = LACE_COVER + (laceFigure(point.u, point.v) - LACE_COVER) * resolved(0.009, cover);
        const fine = resolved(0.6 * NET_PITCH, cover);
        const net = NET_COVER + (fine > 0 ? (laceNet(point.u, point.v) - NET_COVER) * fine : 0);
        const netOpacity = 0.06 + 0.74 * net;
        surface.opacity = netOpacity + (0.97 - netOpacity) * smoothstep(0.1, 0.75, figure);
        dye(surface, 0.66 + 0.4 * figure);
        // Corded thread is raised and catches light that the net lets through; without this, black lace would show no
        // motif.
        const gleam = 0.022 * figure * figure;
        surface.r += gleam;
        surface.g += gleam;
        surface.b += gleam;
        surface.occlusion *= 0.62 + 0.38 * Math.min(1, figure);
      },
    },
  },
];
