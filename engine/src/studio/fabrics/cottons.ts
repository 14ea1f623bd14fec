import { smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { cellBorder2, fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import type { Painter } from '../materials/material.ts';
import { denimGrain } from './denim-grain.ts';
import { coverOf, dye, fineWales, inTurn, melange, plainWeave, resolved, ridged, slub } from './weave.ts';

/** Metres between two ribs of corduroy: a wide-wale cord, which is still visible in a picture of a whole garment. */
const WALE = 0.0064;

/** Metres between the loops of towelling. */
const LOOP = 0.0044;

/** Metres between two stripes of seersucker of the same colour. */
const STRIPE = 0.0095;

/** Plant and technical fibres: most of them matt and dry, with a weave that is visible at close range. */
export const cottons: readonly Fabric[] = [
  {
    name: 'cotton',
    fineYarn: true,
    drape: { stiffness: 0.45, weight: 0.4, thickness: 0.0008 },
    natural: [0.78, 0.77, 0.74],
    response: {
      roughness: 0.92,
      reflectance: 0.035,
      specular: 0.55,
      sheen: 0.16,
      wrap: 0.12,
      transmission: 0.06,
      // Shallow creases that meet at sharp lines, as in fabric that was pressed and then worn for an hour.
      bump: (u, v) =>
        0.0007 * Math.abs(fractalNoise2(u * 15, v * 12, 21, 3)) +
        0.0002 * fractalNoise2(u * 70, v * 60, 4, 2) +
        0.00005 * noise2(u * 420, v * 420, 7),
      bumpStep: 0.0006,
      paint: inTurn(plainWeave(0.09, 0.0007), slub(0.045, 0.012, 0.0013)),
    },
  },
  {
    name: 'jersey',
    knitted: true,
    fineYarn: true,
    drape: { stiffness: 0.18, weight: 0.5, thickness: 0.0011 },
    natural: [0.8, 0.79, 0.76],
    response: {
      roughness: 0.92,
      reflectance: 0.035,
      specular: 0.5,
      sheen: 0.3,
      sheenPower: 2.6,
      wrap: 0.22,
      bump: (u, v) => 0.00016 * fractalNoise2(u * 60, v * 45, 4, 2) + 0.00004 * noise2(u * 600, v * 300, 7),
      paint: inTurn(fineWales(0.16, 0.0012), melange(0.028, 0.0016)),
    },
  },
  {
    name: 'linen',
    drape: { stiffness: 0.6, weight: 0.4, thickness: 0.0009 },
    natural: [0.58, 0.5, 0.38],
    response: {
      roughness: 0.85,
      reflectance: 0.04,
      sheen: 0.1,
      wrap: 0.12,
      transmission: 0.08,
      // Linen creases permanently: short sharp valleys in addition to the weave.
      bump: (u, v) =>
        0.0032 * Math.abs(fractalNoise2(u * 13, v * 10, 12, 3)) +
        0.00009 * (noise2(u * 90, v * 620, 3) + noise2(u * 620, v * 90, 4)),
      paint: slub(0.1, 0.014, 0.0011),
    },
  },
  {
    name: 'denim',
    washed: true,
    drape: { stiffness: 0.72, weight: 0.75, thickness: 0.0016 },
    natural: [0.035, 0.062, 0.15],
    response: {
      roughness: 0.76,
      reflectance: 0.04,
      sheen: 0.13,
      wrap: 0.12,
      // The ribs are only painted: as a bump they would shimmer where the fabric turns away.
      bump: (u, v) => 0.00013 * noise2(u * 240, v * 120, 5),
      paint: indigo(),
    },
  },
  {
    name: 'canvas',
    drape: { stiffness: 0.85, weight: 0.7, thickness: 0.0016 },
    natural: [0.56, 0.5, 0.4],
    response: {
      roughness: 0.84,
      reflectance: 0.04,
      sheen: 0.08,
      wrap: 0.1,
      bump: (u, v) => 0.00011 * Math.sin(u * 3700) * Math.sin(v * 3700) + 0.0002 * fractalNoise2(u * 80, v * 80, 4, 2),
      bumpPitch: 0.0009,
      paint: slub(0.09, 0.01, 0.0017),
    },
  },
  {
    name: 'corduroy',
    drape: { stiffness: 0.6, weight: 0.65, thickness: 0.002 },
    depth: 0.6,
    natural: [0.2, 0.115, 0.05],
    response: {
      roughness: 0.85,
      reflectance: 0.04,
      specular: 0.4,
      sheen: 0.85,
      sheenPower: 2.2,
      sheenWhite: 0.12,
      wrap: 0.08,
      bump: (u) => 0.0009 * wale(u),
      bumpStep: 0.0006,
      bumpPitch: WALE,
      paint: (point, surface) => {
        const shown = resolved(0.8 * WALE, coverOf(point));
        const height = 0.62 + (wale(point.u) - 0.62) * shown;
        surface.occlusion *= 0.3 + 0.7 * height;
        surface.sheen *= 0.4 + 0.95 * height;
        dye(surface, (0.46 + 0.72 * height) * (1 + 0.1 * noise2(point.u * 90, point.v * 30, 3)));
      },
    },
  },
  {
    name: 'nylon',
    drape: { stiffness: 0.5, weight: 0.2, thickness: 0.0007 },
    depth: 0.7,
    natural: [0.05, 0.055, 0.06],
    response: {
      roughness: 0.42,
      reflectance: 0.05,
      specular: 0.75,
      specularTint: 0.22,
      wrap: 0.08,
      sheen: 0.08,
      bump: (u, v) => 0.0009 * fractalNoise2(u * 28, v * 24, 6, 3),
      paint: ripstop(),
    },
  },
  {
    name: 'terry',
    drape: { stiffness: 0.5, weight: 0.7, thickness: 0.004 },
    natural: [0.72, 0.71, 0.68],
    response: {
      roughness: 1,
      reflectance: 0.035,
      specular: 0.2,
      sheen: 0.5,
      sheenPower: 2,
      wrap: 0.26,
      bump: (u, v) => 0.0012 * loops(u, v),
      bumpStep: 0.0009,
      bumpPitch: LOOP,
      paint: ridged(loops, { size: 1.3 * LOOP, mean: 0.6, floor: 0.4, shade: [0.68, 0.46, 0.06] }),
    },
  },
  {
    name: 'seersucker',
    drape: { stiffness: 0.48, weight: 0.35, thickness: 0.0012 },
    natural: [0.42, 0.55, 0.72],
    response: {
      roughness: 0.92,
      reflectance: 0.035,
      specular: 0.5,
      sheen: 0.14,
      wrap: 0.12,
      transmission: 0.06,
      bump: (u, v) => 0.0013 * puckered(u) * (noise2(u * 150, v * 240, 5) + 0.5 * noise2(u * 60, v * 420, 6)),
      bumpStep: 0.0008,
      bumpPitch: STRIPE,
      paint: (point, surface) => {
        const cover = coverOf(point);
        const shown = resolved(0.7 * STRIPE, cover);
        // White stripes are woven flat, the coloured ones with slack threads, which pucker.
        const white = 0.5 + (0.5 - 0.5 * Math.cos((TAU * point.u) / STRIPE) - 0.5) * shown;
        const flat = smoothstep(0.42, 0.58, white) * shown + white * (1 - shown);
        const pucker = (1 - flat) * noise2(point.u * 150, point.v * 240, 5) * shown;
        surface.r += (0.74 - surface.r) * flat;
        surface.g += (0.735 - surface.g) * flat;
        surface.b += (0.71 - surface.b) * flat;
        surface.occlusion *= 1 - 0.3 * Math.max(0, -pucker);
        dye(surface, 1 + 0.2 * pucker);
      },
    },
  },
  {
    name: 'neoprene',
    drape: { stiffness: 0.82, weight: 0.6, thickness: 0.004 },
    natural: [0.03, 0.031, 0.034],
    response: {
      roughness: 0.62,
      reflectance: 0.045,
      specular: 0.75,
      sheen: 0.22,
      sheenPower: 2.4,
      sheenWhite: 0.2,
      wrap: 0.1,
      bump: (u, v) => 0.0005 * fractalNoise2(u * 9, v * 7, 5, 2),
      paint: fineWales(0.1, 0.001),
    },
  },
  {
    name: 'waxed-cotton',
    drape: { stiffness: 0.78, weight: 0.7, thickness: 0.0014 },
    depth: 0.62,
    natural: [0.07, 0.066, 0.038],
    response: {
      roughness: 0.72,
      reflectance: 0.042,
      specular: 0.6,
      sheen: 0.1,
      wrap: 0.06,
      bump: (u, v) =>
        0.0016 * Math.abs(fractalNoise2(u * 13, v * 11, 17, 3)) + 0.0003 * fractalNoise2(u * 70, v * 60, 4, 2),
      paint: (point, surface) => {
        // Wax wears off along creases and where the cloth is rubbed, which is paler there and dull.
        const crease = Math.abs(fractalNoise2(point.u * 13, point.v * 11, 17, 3));
        const worn = smoothstep(0.09, 0, crease) * 0.22 + 0.3 * fractalNoise2(point.u * 5, point.v * 4, 9, 2);
        dye(surface, 1 + 0.5 * worn);
        surface.roughness += 0.22 * worn;
        surface.specular *= 1 - 0.4 * worn;
      },
    },
  },
];

/** Loops of towelling that lean in all directions, height 0 to 1. */
function loops(u: number, v: number): number {
  const x = u / LOOP + 0.6 * noise2(u * 120, v * 120, 6);
  const y = v / LOOP + 0.6 * noise2(u * 120, v * 120, 7);
  return Math.min(1, smoothstep(-0.1, 0.75, cellBorder2(x, y)) * (0.75 + 0.25 * noise2(u * 60, v * 60, 4)) + 0.12);
}

/** 1 on a puckered stripe of seersucker, 0 on a flat one. */
function puckered(u: number): number {
  return smoothstep(-0.2, 0.2, Math.cos((TAU * u) / STRIPE));
}

/** Height of a rib of corduroy, 0 to 1. */
function wale(u: number): number {
  const across = u / WALE - Math.round(u / WALE);
  return Math.sqrt(Math.max(0, 1 - 3.6 * across * across));
}

/**
 * A 3x1 right-hand twill of dyed warp over white weft: steep fine ribs that only a close view shows, flecks and slubs
 * of uneven yarn, and slight clouds of uneven dye. White and ecru denim is undyed and shows little besides its ribs.
 */
function indigo(): Painter {
  return (point, surface) => {
    const { u, v, footprint } = point;
    const cover = coverOf(point);
    const dyed = 1 - 0.85 * smoothstep(0.14, 0.42, surface.g);
    const { fine, slub: uneven } = denimGrain(u, v);
    const cloud = 0.06 * fractalNoise2(u * 7, v * 5, 7, 2);
    const grain = 0.3 * resolved(0.0022, cover) * fine + 0.18 * resolved(0.0046, cover) * uneven;
    let shade = dyed * (grain + cloud);
    const rib = resolved(0.0007, footprint);
    if (rib > 0) {
      const yarn = 0.7 + 0.5 * noise2(u * 1400, v * 110, 3);
      shade += 0.2 * rib * yarn * smoothstep(0.4, 0.8, point.facing) * Math.sin((u - 0.5 * v) * 3900);
    }
    // Less dye makes denim both lighter and greyer, because the weft shows through.
    surface.r *= 1 + 1.5 * shade;
    surface.g *= 1 + 1.25 * shade;
    surface.b *= 1 + shade;
  };
}

/** Thicker threads in a 6 mm grid. */
function ripstop(): Painter {
  return (point, surface) => {
    const shown = resolved(0.003, point.footprint) * smoothstep(0.3, 0.7, point.facing);
    if (shown <= 0) return;
    const u = Math.abs(point.u / 0.006 - Math.round(point.u / 0.006));
    const v = Math.abs(point.v / 0.006 - Math.round(point.v / 0.006));
    dye(surface, 1 - 0.18 * shown * (1 - smoothstep(0.04, 0.12, Math.min(u, v))));
  };
}
