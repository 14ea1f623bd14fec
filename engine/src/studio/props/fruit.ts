import { TAU, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { noise2, noise3 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import { tubeMesh } from '../../foundation/geometry/mesh/tube.ts';
import type { Part } from '../parts/part.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import type { PropContext } from './prop-context.ts';
import { roundedMesh } from './rounded.ts';

/** Depth in metres of the pores of citrus peel. */
const PORES = 0.00022;
/** Number of pores per metre. */
const PORE_DENSITY = 620;

const peelBump = (u: number, v: number): number => PORES * noise2(u * PORE_DENSITY, v * PORE_DENSITY, 5);

/** A lemon on its side: 80 mm long, with a nipple at one end and a stem scar at the other. */
export function lemon({ random, detail, colour }: PropContext): readonly Part[] {
  const size = between(random, 0.92, 1.08);
  const [seed, bend] = [between(random, 0, 50), between(random, -0.003, 0.003)];
  const mesh = roundedMesh(atDetail(96, detail), atDetail(72, detail), (x, y, z) => {
    const along = y;
    const end = smoothstep(0.84, 1, along) * 0.0085 + smoothstep(0.9, 1, -along) * 0.004;
    const swell = 1 + 0.025 * noise3(x * 2 + seed, y * 2, z * 2);
    const radius = 0.0285 * size * swell;
    // The long axis is x, so that the lemon lies.
    return [along * 0.0345 * size + Math.sign(along) * end, bend * (1 - along * along) - x * radius, z * radius];
  });
  const peel = material({
    albedo: colour ?? [0.72, 0.5, 0.025],
    roughness: 0.42,
    reflectance: 0.045,
    wrap: 0.12,
    transmission: 0.04,
    bump: peelBump,
    bumpStep: 0.0004,
  });
  return [
    {
      name: 'lemon',
      role: 'stand',
      solid: true,
      mesh,
      material: peel,
      detail: (point, surface) => {
        // Greener towards the ends, and unevenly ripe.
        const green =
          0.35 * smoothstep(0.028, 0.044, Math.abs(point.x)) +
          0.08 * noise3(point.x * 40, point.y * 40, point.z * 40 + seed);
        surface.r = surface.r * (1 - 0.45 * green);
        surface.g = surface.g * (1 - 0.1 * green);
      },
    },
  ];
}

/** An orange of 76 mm with a navel of peel and the scar of its stem. */
export function orange({ random, detail, colour }: PropContext): readonly Part[] {
  const radius = 0.038 * between(random, 0.93, 1.05);
  const [seed, spin] = [between(random, 0, 50), between(random, 0, TAU)];
  const tip = between(random, 0.2, 0.7);
  const mesh = roundedMesh(atDetail(96, detail), atDetail(72, detail), (x, y, z) => {
    const dent = 0.0026 * smoothstep(0.93, 1, y) + 0.0014 * smoothstep(0.95, 1, -y);
    const r = radius * (1 + 0.012 * noise3(x * 1.7 + seed, y * 1.7, z * 1.7)) - dent;
    const [px, py, pz] = [x * r, y * r * 0.96, z * r];
    // The stem points up and a little aside.
    const [c, s] = [Math.cos(tip), Math.sin(tip)];
    const [qx, qy] = [c * px + s * py, -s * px + c * py];
    return [Math.cos(spin) * qx - Math.sin(spin) * pz, qy, Math.sin(spin) * qx + Math.cos(spin) * pz];
  });
  const stem = [Math.cos(spin) * Math.sin(tip), Math.cos(tip), Math.sin(spin) * Math.sin(tip)] as const;
  const peel = material({
    albedo: colour ?? [0.78, 0.235, 0.012],
    roughness: 0.4,
    reflectance: 0.045,
    wrap: 0.12,
    transmission: 0.03,
    bump: peelBump,
    bumpStep: 0.0004,
  });
  return [
    {
      name: 'orange',
      role: 'stand',
      solid: true,
      mesh,
      material: peel,
      detail: (point, surface) => {
        const away = Math.hypot(point.x - stem[0] * radius, point.y - stem[1] * radius, point.z - stem[2] * radius);
        const scar = 1 - smoothstep(0.0022, 0.0036, away);
        surface.r += (0.24 - surface.r) * scar;
        surface.g += (0.26 - surface.g) * scar;
        surface.b += (0.1 - surface.b) * scar;
        const ripe = 1 + 0.1 * noise3(point.x * 30 + seed, point.y * 30, point.z * 30);
        surface.g *= ripe;
      },
    },
  ];
}

/** A red apple of 78 mm with yellow streaks round its stem. */
export function apple({ random, detail, colour }: PropContext): readonly Part[] {
  const radius = 0.039 * between(random, 0.93, 1.05);
  const [seed, lean] = [between(random, 0, 50), between(random, -0.25, 0.25)];
  const mesh = roundedMesh(atDetail(96, detail), atDetail(80, detail), (x, y, z) => {
    const flat = Math.hypot(x, z);
    const lobes = 1 + 0.022 * Math.cos(5 * Math.atan2(x, z) + seed) * smoothstep(0.2, -0.9, y);
    const shoulder = y > 0 ? 1.04 : 0.94 + 0.06 * (1 + y);
    const hollow =
      0.34 * Math.exp(-((flat / 0.3) ** 2)) * (y > 0 ? 1 : 0) +
      0.16 * Math.exp(-((flat / 0.26) ** 2)) * (y < 0 ? 1 : 0);
    const r = radius * shoulder * lobes * (1 + 0.014 * noise3(x * 1.6 + seed, y * 1.6, z * 1.6));
    return [x * r, (y - Math.sign(y) * hollow) * radius * 0.94, z * r];
  });
  const top = 0.62 * radius;
  const stem = tubeMesh(
    [
      [0, top - 0.003, 0],
      [0.001, top + 0.009, 0.001],
      [0.004 + lean * 0.01, top + 0.02, 0.002],
    ],
    { radius: (t) => 0.0011 + 0.0007 * t, sides: 10, rows: atDetail(16, detail) },
  );
  const skin = material({ albedo: colour ?? [0.36, 0.018, 0.02], roughness: 0.24, reflectance: 0.05, wrap: 0.06 });
  const bark = material({ albedo: [0.11, 0.06, 0.03], roughness: 0.8 });
  return [
    {
      name: 'apple',
      role: 'stand',
      solid: true,
      mesh,
      material: skin,
      detail: (point, surface) => {
        const angle = Math.atan2(point.x, point.z);
        const streak = smoothstep(0.1, 0.75, noise2(angle * 9 + seed, point.y * 22, 3) * 0.5 + 0.5);
        const crown = smoothstep(0.35, 0.78, point.y / radius + 0.2 * noise2(angle * 4, 1, 7));
        const yellow = colour === null ? Math.min(0.9, crown * 0.85 + 0.22 * streak) : 0.15 * crown;
        surface.r += (0.62 - surface.r) * yellow;
        surface.g += (0.42 - surface.g) * yellow;
        surface.b += (0.07 - surface.b) * yellow;
      },
    },
    { name: 'apple stem', role: 'stand', solid: true, mesh: stem, material: bark },
  ];
}
