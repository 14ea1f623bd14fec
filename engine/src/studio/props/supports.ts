/** What products stand on that is made to their size: trays, dishes and cushions. */
import { latheMesh } from '../../foundation/geometry/mesh/lathe.ts';
import { mergeMeshes } from '../../foundation/geometry/mesh/merge-meshes.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { cushionMesh } from '../construction/products/cushion.ts';
import { material } from '../materials/material.ts';
import { atDetail } from '../parts/at-detail.ts';
import type { Part } from '../parts/part.ts';
import { boxMesh, movedMesh } from './blocks.ts';
import type { PropContext } from './prop-context.ts';

/** A support, and the height in metres of the surface on which things stand, where its rim is higher. */
export interface Support {
  readonly parts: readonly Part[];
  readonly surface?: number;
}

const PALE_WOOD: Rgb = [0.4, 0.26, 0.14];
const PORCELAIN: Rgb = [0.72, 0.71, 0.69];
const LINEN: Rgb = [0.52, 0.48, 0.41];

/** Half width of the smallest tray in metres. */
const LEAST_TRAY = 0.055;

/** A flat tray with a raised rim, half as wide again as what stands on it. */
export function tray({ detail, colour, size, material: own, least = [0, 0] }: PropContext): Support {
  const width = Math.max(LEAST_TRAY, 0.62 * size, 0.6 * least[0]) * 2;
  const length = Math.max(0.64 * width, 1.12 * Math.min(size, width), 1.1 * least[1]);
  const rim = Math.min(0.03, 0.09 * width);
  const [floor, wall] = [0.35 * rim, 0.24 * rim];
  const side = (w: number, d: number, x: number, z: number) =>
    movedMesh(boxMesh(w, rim, d, 0.25 * wall, 0.4 * detail), x, rim / 2, z);
  const mesh = mergeMeshes([
    movedMesh(boxMesh(width, floor, length, 0.2 * wall, detail), 0, floor / 2, 0),
    side(width, wall, 0, (length - wall) / 2),
    side(width, wall, 0, (wall - length) / 2),
    side(wall, length, (width - wall) / 2, 0),
    side(wall, length, (wall - width) / 2, 0),
  ]);
  const made = own ?? material({ albedo: colour ?? PALE_WOOD, roughness: 0.45, reflectance: 0.045, coat: 0.15 });
  return { parts: [{ name: 'tray', role: 'stand', solid: true, mesh, material: made }], surface: floor };
}

/** A shallow round dish, in whose flat centre things stand. */
export function dish({ detail, colour, size, material: own }: PropContext): Support {
  const centre = Math.max(0.03, 0.53 * size);
  const radius = 1.36 * centre;
  const [floor, rim] = [0.05 * centre, 0.16 * radius];
  const profile = [
    ...points(10, (t) => [centre * t, floor]),
    ...points(14, (t) => [centre + (radius - centre) * t, floor + (rim - floor) * t ** 1.7]),
    [radius + 0.01 * radius, rim + 0.006 * radius],
    [radius + 0.014 * radius, rim - 0.01 * radius],
    ...points(14, (t) => [radius - (radius - 0.8 * centre) * t, rim * (1 - t) ** 2.4 - 0.012 * radius * (1 - t)]),
    [0.76 * centre, 0],
    [0, 0],
  ] as const;
  const mesh = latheMesh(profile, { columns: atDetail(160, detail) });
  const made = own ?? material({ albedo: colour ?? PORCELAIN, roughness: 0.34, reflectance: 0.045, coat: 0.8 });
  return { parts: [{ name: 'dish', role: 'stand', solid: true, mesh, material: made }], surface: floor };
}

const points = (count: number, at: (t: number) => readonly [number, number]): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => at(i / (count - 1)));

/** A filled cushion with a flat top, wider than what lies on it. */
export function cushion({ detail, colour, size, material: own }: PropContext): Support {
  const half = Math.max(0.04, 0.78 * size);
  const thick = 0.2 * half;
  const options = { half: [half, thick, half] as const, square: 4.5, soft: 0.95, detail };
  const mesh = movedMesh(cushionMesh(options), 0, thick, 0);
  const made = own ?? material({ albedo: colour ?? LINEN, roughness: 0.85, sheen: 0.12, wrap: 0.12 });
  return { parts: [{ name: 'cushion', role: 'stand', solid: true, mesh, material: made }] };
}
