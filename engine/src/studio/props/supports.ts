/** What products stand on that is made to their size: trays, dishes, cushions, coasters, stools and benches. */
import { TAU } from '../../foundation/geometry/interpolation.ts';
import { latheMesh } from '../../foundation/geometry/mesh/lathe.ts';
import { mergeMeshes } from '../../foundation/geometry/mesh/merge-meshes.ts';
import { tubeMesh } from '../../foundation/geometry/mesh/tube.ts';
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

/** Height in metres of a seat, and share of its width from which smaller stools are lower. */
const [SEAT, SQUAT] = [0.45, 1.2];
/** Width in metres of the smallest stool and the shortest bench. */
const [LEAST_STOOL, LEAST_BENCH] = [0.22, 0.5];

const wooden = (colour: Rgb | null) =>
  material({ albedo: colour ?? PALE_WOOD, roughness: 0.45, reflectance: 0.045, coat: 0.15 });

/** A straight leg from the ground to the underside of a seat, thinner at its foot. */
function leg(foot: readonly [number, number], head: readonly [number, number], height: number, detail: number) {
  const path = [0, 0.5, 1].map(
    (t) => [foot[0] + (head[0] - foot[0]) * t, height * t, foot[1] + (head[1] - foot[1]) * t] as const,
  );
  const thick = Math.min(0.019, 0.05 * height + 0.004);
  return tubeMesh(path, { radius: (v) => thick * (0.62 + 0.38 * v), sides: atDetail(20, detail) });
}

/** A round stool on four legs, as low as suits a small thing. */
export function stool({ detail, colour, size, material: own, least = [0, 0] }: PropContext): Support {
  const radius = Math.max(LEAST_STOOL, size, ...least) / 2;
  const height = Math.min(SEAT, SQUAT * 2 * radius);
  const thick = Math.min(0.032, 0.12 * radius + 0.008);
  const edge = 0.3 * thick;
  const rounded = points(7, (t) => [
    radius - edge + edge * Math.sin((t * Math.PI) / 2),
    height - edge + edge * Math.cos((t * Math.PI) / 2),
  ]);
  const inner = points(9, (t) => [(radius - edge) * t, height]).slice(0, -1);
  const under = points(5, (t) => [radius * (1 - t), height - thick]);
  const seat = latheMesh([...inner, ...rounded, ...under], { columns: atDetail(128, detail) });
  const legs = [0, 1, 2, 3].map((i) => {
    const angle = ((i + 0.5) / 4) * TAU;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return leg(
      [0.92 * radius * x, 0.92 * radius * z],
      [0.66 * radius * x, 0.66 * radius * z],
      height - 0.5 * thick,
      detail,
    );
  });
  const mesh = mergeMeshes([seat, ...legs]);
  return { parts: [{ name: 'stool', role: 'stand', solid: true, mesh, material: own ?? wooden(colour) }] };
}

/** A plain bench of a board on four legs, longer than what stands on it. */
export function bench({ detail, colour, size, material: own, least = [0, 0] }: PropContext): Support {
  const width = Math.max(LEAST_BENCH, 1.7 * size, 1.35 * least[0]);
  const depth = Math.max(0.28 * width, Math.min(size, 0.5 * width), 1.08 * least[1]);
  const height = Math.min(SEAT, 0.46 * width);
  const thick = Math.min(0.036, 0.05 * width);
  const board = movedMesh(boxMesh(width, thick, depth, 0.2 * thick, detail), 0, height - thick / 2, 0);
  const legs = [1, -1].flatMap((x) =>
    [1, -1].map((z) =>
      leg([x * 0.45 * width, z * 0.42 * depth], [x * 0.41 * width, z * 0.34 * depth], height - 0.5 * thick, detail),
    ),
  );
  const mesh = mergeMeshes([board, ...legs]);
  return { parts: [{ name: 'bench', role: 'stand', solid: true, mesh, material: own ?? wooden(colour) }] };
}

/** A round coaster, little wider than the cup on it. */
export function coaster({ detail, colour, size, material: own, least = [0, 0] }: PropContext): Support {
  const [radius, thick] = [Math.max(0.045, 0.56 * size, 0.55 * Math.hypot(...least)), 0.007];
  const profile = [
    ...points(9, (t) => [(radius - 0.002) * t, thick]),
    [radius, thick - 0.002],
    [radius, 0.001],
    [radius - 0.001, 0],
    [0, 0],
  ] as const;
  const mesh = latheMesh(profile, { columns: atDetail(128, detail) });
  return { parts: [{ name: 'coaster', role: 'stand', solid: true, mesh, material: own ?? wooden(colour) }] };
}
