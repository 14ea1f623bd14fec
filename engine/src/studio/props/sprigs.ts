/** Sprigs, grasses, branches and cut flowers that lie: a stem with leaves, buds or petals, a row each. */
import { lerp, smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../foundation/geometry/noise.ts';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import { mergeMeshes } from '../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../foundation/geometry/mesh/tube.ts';
import { between, type Random } from '../../foundation/geometry/random.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { material } from '../materials/material.ts';
import { atDetail } from '../parts/at-detail.ts';
import type { Part } from '../parts/part.ts';
import { movedMesh } from './blocks.ts';
import type { PropContext } from './prop-context.ts';
import { roundedMesh } from './rounded.ts';

interface SprigRow {
  /** Length in metres of the stem, and its thickness. */
  readonly length: number;
  readonly thick: number;
  readonly stem: Rgb;
  /** Leaves: how many pairs, their length and width, from which share of the stem, the angle to it, and their colour. */
  readonly leaves?: { readonly pairs: number; readonly long: number; readonly wide: number; readonly from: number; readonly angle: number; readonly colour: Rgb; readonly blunt?: true }; // prettier-ignore
  /** Buds or grains round the upper part of the stem. */
  readonly buds?: { readonly rows: number; readonly around: number; readonly radius: number; readonly long: number; readonly from: number; readonly away: number; readonly colour: Rgb }; // prettier-ignore
  /** Fine hairs of a plume. */
  readonly plume?: { readonly hairs: number; readonly long: number; readonly from: number; readonly colour: Rgb };
  /** True where a named colour is that of the buds or the plume. */
  readonly flowers?: true;
  /** How many stems lie together. */
  readonly stems: number;
}

const GREEN: Rgb = [0.05, 0.13, 0.035];

const SPRIGS = {
  eucalyptus: { length: 0.2, thick: 0.0014, stem: [0.16, 0.1, 0.06], stems: 1, leaves: { pairs: 8, long: 0.036, wide: 0.032, from: 0.12, angle: 1.15, colour: [0.14, 0.21, 0.17], blunt: true } },
  'olive-branch': { length: 0.19, thick: 0.0016, stem: [0.14, 0.11, 0.07], stems: 1, leaves: { pairs: 11, long: 0.048, wide: 0.01, from: 0.1, angle: 0.75, colour: [0.1, 0.15, 0.075] } },
  rosemary: { length: 0.15, thick: 0.0015, stem: [0.13, 0.1, 0.06], stems: 1, leaves: { pairs: 34, long: 0.022, wide: 0.0032, from: 0.06, angle: 0.8, colour: [0.06, 0.13, 0.06] } },
  sprig: { length: 0.17, thick: 0.0015, stem: [0.1, 0.12, 0.04], stems: 1, leaves: { pairs: 7, long: 0.05, wide: 0.021, from: 0.14, angle: 0.85, colour: GREEN } },
  fern: { length: 0.26, thick: 0.0014, stem: [0.07, 0.12, 0.03], stems: 1, leaves: { pairs: 24, long: 0.062, wide: 0.011, from: 0.1, angle: 1.2, colour: [0.06, 0.17, 0.03] } },
  'palm-leaf': { length: 0.36, thick: 0.0028, stem: [0.12, 0.18, 0.05], stems: 1, leaves: { pairs: 20, long: 0.15, wide: 0.014, from: 0.26, angle: 0.86, colour: [0.045, 0.13, 0.03] } },
  lavender: { length: 0.2, thick: 0.0009, stem: [0.11, 0.17, 0.08], stems: 5, buds: { rows: 8, around: 5, radius: 0.0026, long: 1.7, from: 0.7, away: 0.003, colour: [0.17, 0.1, 0.33] }, flowers: true },
  wheat: { length: 0.26, thick: 0.001, stem: [0.5, 0.36, 0.14], stems: 5, buds: { rows: 9, around: 3, radius: 0.003, long: 2.4, from: 0.74, away: 0.003, colour: [0.56, 0.38, 0.14] }, plume: { hairs: 40, long: 0.05, from: 0.76, colour: [0.58, 0.42, 0.18] } },
  'dried-grass': { length: 0.3, thick: 0.0009, stem: [0.46, 0.34, 0.19], stems: 7, plume: { hairs: 60, long: 0.026, from: 0.62, colour: [0.52, 0.41, 0.27] }, flowers: true },
  pampas: { length: 0.34, thick: 0.0014, stem: [0.5, 0.4, 0.26], stems: 3, plume: { hairs: 210, long: 0.06, from: 0.42, colour: [0.62, 0.5, 0.37] }, flowers: true },
} as const satisfies Readonly<Record<string, SprigRow>>; // prettier-ignore

export type SprigName = keyof typeof SPRIGS;

/** The way of a stem that lies along z and rises a little towards its tip. */
function stemPath(length: number, random: Random, aside: number): readonly Vec3[] {
  const bend = between(random, -0.14, 0.14) * length;
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return [aside * t + bend * t * t, 0.05 * length * Math.sin(Math.PI * t) * t, (0.5 - t) * length] as const;
  });
}

function alongPath(path: readonly Vec3[], t: number): { readonly at: Vec3; readonly angle: number } {
  const share = Math.min(0.9999, Math.max(0, t)) * (path.length - 1);
  const i = Math.floor(share);
  const [a, b] = [path[i]!, path[i + 1]!];
  const k = share - i;
  return { at: [lerp(a[0], b[0], k), lerp(a[1], b[1], k), lerp(a[2], b[2], k)], angle: Math.atan2(b[0] - a[0], a[2] - b[2]) };
} // prettier-ignore

/** A flat leaf from a point in a direction (radians from -z to +x), which rises and bends down again. */
function bladeMesh(
  from: Vec3,
  angle: number,
  long: number,
  wide: number,
  rise: number,
  blunt: boolean,
  detail: number,
) {
  const [dx, dz] = [Math.sin(angle), -Math.cos(angle)];
  return gridMesh({ columns: atDetail(8, detail), rows: atDetail(18, detail), flip: true }, (u, v, out) => {
    const across = (u - 0.5) * 2;
    const outline = blunt ? Math.sqrt(Math.max(0, 1 - (2 * v - 1) ** 2)) : Math.pow(Math.sin(Math.PI * Math.pow(v, 0.85)), 0.85); // prettier-ignore
    const half = (wide / 2) * outline + 0.0002;
    out[0] = from[0] + dx * long * v + dz * across * half;
    out[1] = from[1] + long * (rise * v - 0.7 * rise * v * v) + 0.16 * Math.abs(across) * half;
    out[2] = from[2] + dz * long * v - dx * across * half;
  });
}

/** A sprig or a small bunch at rest on the ground. */
export function sprig(name: SprigName, { random, detail, colour }: PropContext): readonly Part[] {
  const row: SprigRow = SPRIGS[name];
  const [stems, blades, grains, hairs]: Mesh[][] = [[], [], [], []];
  const fine = detail / Math.sqrt(row.stems);
  for (let k = 0; k < row.stems; k++) {
    const length = row.length * between(random, 0.86, 1.08);
    const spread = row.stems === 1 ? 0 : ((k + 0.5) / row.stems - 0.5) * 0.3 * row.length;
    const own = stemPath(length, random, spread).map(([x, y, z]): Vec3 => [x + 0.12 * spread, y + (k % 3) * 0.002, z]);
    stems!.push(tubeMesh(own, { radius: (t) => row.thick * (1.2 - 0.6 * t), sides: 8, rows: atDetail(36, fine) }));
    if (row.leaves) blades!.push(...leavesOf(row.leaves, own, random, fine));
    if (row.buds) grains!.push(...budsOf(row.buds, own, random, fine));
    if (row.plume) hairs!.push(...hairsOf(row.plume, own, random, fine));
  }
  const lead = row.flowers && colour !== null ? colour : null;
  const part = (of: string, meshes: readonly Mesh[], albedo: Rgb, solid: boolean): readonly Part[] =>
    meshes.length === 0 ? [] : [{ name: `${name} ${of}`, role: 'stand', mesh: mergeMeshes(meshes), ...(solid && { solid: true }), material: material({ albedo, roughness: 0.6, wrap: 0.14, ...(!solid && { transmission: 0.16 }) }) }]; // prettier-ignore
  return [
    ...part('stem', stems!, row.stem, true),
    ...part('leaves', blades!, row.flowers ? GREEN : (colour ?? row.leaves?.colour ?? GREEN), false),
    ...part('buds', grains!, lead ?? row.buds?.colour ?? GREEN, true),
    ...part('plume', hairs!, lead ?? row.plume?.colour ?? GREEN, true),
  ];
}

function leavesOf({ pairs, long, wide, from, angle, blunt }: NonNullable<SprigRow['leaves']>, path: readonly Vec3[], random: Random, detail: number): readonly Mesh[] {
  const meshes = Array.from({ length: pairs }, (_, i) => {
    const t = from + ((1 - from) * (i + 0.5)) / pairs;
    const { at, angle: along } = alongPath(path, t);
    const shrink = long * (1 - 0.45 * smoothstep(0.55, 1, t)) * between(random, 0.86, 1.1);
    return [1, -1].map((side) =>
      bladeMesh(at, along + side * angle * between(random, 0.86, 1.12), shrink, wide * between(random, 0.88, 1.1), between(random, 0.05, 0.28), blunt === true, detail * 0.8),
    );
  });
  const { at, angle: along } = alongPath(path, 0.999);
  return [...meshes.flat(), bladeMesh(at, along, 0.6 * long, wide * 0.8, 0.1, blunt === true, detail * 0.8)];
} // prettier-ignore

function budsOf({ rows, around, radius, long, from, away }: NonNullable<SprigRow['buds']>, path: readonly Vec3[], random: Random, detail: number): readonly Mesh[] {
  const bud = roundedMesh(atDetail(14, detail), atDetail(10, detail), (x, y, z) => [x * radius, y * radius, z * radius * long]);
  return Array.from({ length: rows * around }, (_, i) => {
    const row = Math.floor(i / around);
    const t = from + (1 - from) * ((row + 0.5) / rows);
    const turn = ((i % around) / around) * TAU + row * 0.7 + 0.3 * random();
    const { at } = alongPath(path, t);
    const reach = away * (1 - 0.5 * (row / rows));
    return movedMesh(bud, at[0] + reach * Math.cos(turn), at[1] + Math.max(0, reach * Math.sin(turn)) + 0.4 * radius, at[2]);
  });
} // prettier-ignore

function hairsOf({ hairs, long, from }: NonNullable<SprigRow['plume']>, path: readonly Vec3[], random: Random, detail: number): readonly Mesh[] {
  return Array.from({ length: hairs }, (_, i) => {
    const t = from + (1 - from) * ((i + random()) / hairs);
    const { at, angle } = alongPath(path, t);
    const side = between(random, -0.75, 0.75);
    const size = long * between(random, 0.55, 1.1) * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, (t - from) / (1 - from) + 0.15)));
    const rise = Math.abs(between(random, -0.35, 0.6));
    const [dx, dz] = [Math.sin(angle + side), -Math.cos(angle + side)];
    const way = [0, 0.5, 1].map((k): Vec3 => [at[0] + dx * size * k, at[1] + size * rise * (k - 0.55 * k * k), at[2] + dz * size * k]);
    return tubeMesh(way, { radius: (k) => 0.00075 * (1.1 - k) + 0.00012, sides: 5, rows: Math.max(3, atDetail(6, detail)) });
  });
} // prettier-ignore

interface FlowerRow {
  /** Petals of each ring from the outside, their length and width in metres, and how steeply each ring stands. */
  readonly rings: readonly (readonly [petals: number, long: number, wide: number, rise: number])[];
  readonly colour: Rgb;
  readonly centre?: { readonly radius: number; readonly colour: Rgb };
  readonly leaf?: true;
}

const FLOWERS = {
  rose: { rings: [[6, 0.024, 0.026, 0.45], [6, 0.021, 0.023, 0.9], [5, 0.018, 0.018, 1.25], [4, 0.014, 0.013, 1.45], [3, 0.011, 0.009, 1.52]], colour: [0.5, 0.06, 0.09], leaf: true },
  daisy: { rings: [[17, 0.019, 0.0058, 0.12], [15, 0.016, 0.0052, 0.28]], colour: [0.74, 0.73, 0.7], centre: { radius: 0.0062, colour: [0.68, 0.42, 0.03] } },
  peony: { rings: [[8, 0.036, 0.036, 0.4], [8, 0.032, 0.032, 0.75], [8, 0.028, 0.027, 1.05], [8, 0.024, 0.021, 1.25], [7, 0.018, 0.014, 1.42]], colour: [0.66, 0.3, 0.36], leaf: true },
  tulip: { rings: [[3, 0.034, 0.026, 1.32], [3, 0.033, 0.025, 1.42]], colour: [0.56, 0.07, 0.06] },
  sunflower: { rings: [[19, 0.042, 0.013, 0.16], [17, 0.036, 0.012, 0.34]], colour: [0.74, 0.43, 0.02], centre: { radius: 0.021, colour: [0.06, 0.03, 0.014] }, leaf: true },
  'cherry-blossom': { rings: [[5, 0.014, 0.0135, 0.35]], colour: [0.72, 0.5, 0.53], centre: { radius: 0.0026, colour: [0.6, 0.4, 0.1] } },
  'wild-flower': { rings: [[8, 0.014, 0.008, 0.3], [7, 0.011, 0.007, 0.6]], colour: [0.3, 0.22, 0.56], centre: { radius: 0.004, colour: [0.66, 0.45, 0.05] } },
} as const satisfies Readonly<Record<string, FlowerRow>>; // prettier-ignore

export type FlowerName = keyof typeof FLOWERS;

/** A cut flower that lies with its stem on the ground, its head raised and turned to the viewer. */
export function flower(name: FlowerName, { random, detail, colour }: PropContext): readonly Part[] {
  const row: FlowerRow = FLOWERS[name];
  const [outer] = row.rings;
  const wide = outer![1];
  const tip = between(random, 0.75, 1.05);
  const [c, s] = [Math.cos(tip), Math.sin(tip)];
  const lift = 0.9 * wide * s + 0.004;
  // The head is built with its axis upwards and tipped towards the viewer.
  const placed = ([x, y, z]: Vec3): Vec3 => [x, lift + c * y - s * z, s * y + c * z];
  const heads = row.rings.flatMap(([petals, long, width, rise], ring) =>
    Array.from({ length: petals }, (_, i) => {
      const angle = ((i + 0.5 * (ring % 2)) / petals) * TAU + 0.12 * between(random, -1, 1);
      const [up, curl] = [rise + 0.08 * between(random, -1, 1), 0.25 + 0.12 * random()];
      const [dx, dz] = [Math.sin(angle), Math.cos(angle)];
      return gridMesh({ columns: atDetail(10, detail), rows: atDetail(16, detail), flip: true }, (u, v, out) => {
        const across = (u - 0.5) * 2;
        const half = (width / 2) * Math.pow(Math.sin(Math.PI * Math.min(1, 0.08 + 0.84 * Math.pow(v, 0.75))), 0.7);
        const bent = up - curl * v * v * (up > 1.1 ? 0.25 : 1);
        const away = long * v * Math.cos(bent) + 0.1 * width;
        const high = long * v * Math.sin(bent) + 0.22 * half * across * across;
        const point = placed([dx * away + dz * across * half, high, dz * away - dx * across * half]);
        out[0] = point[0];
        out[1] = Math.max(0.0006, point[1]);
        out[2] = point[2];
      });
    }),
  );
  const stemWay = [0, 0.3, 0.6, 1].map((t): Vec3 => {
    const [y, z] = [lift * (1 - t) ** 2.2 + 0.0016, -0.01 - (0.13 + 1.6 * wide) * t];
    return [0.02 * t * t, y, z];
  });
  const stem = tubeMesh(stemWay, { radius: 0.0016 + 0.02 * wide, sides: 10, rows: atDetail(30, detail) });
  const leaves = row.leaf ? [0.42, 0.66].map((t, i) => {
    const at = alongPath(stemWay, t).at;
    return bladeMesh(at, Math.PI + (i === 0 ? 1 : -1) * 1.9, 1.5 * wide + 0.02, 0.7 * wide + 0.008, 0.2, false, detail);
  }) : []; // prettier-ignore
  const seed = between(random, 0, 40);
  const petalPart: Part = {
    name,
    role: 'stand',
    mesh: mergeMeshes(heads),
    material: material({ albedo: colour ?? row.colour, roughness: 0.62, sheen: 0.18, wrap: 0.24, transmission: 0.28 }),
    detail: (point, surface) => {
      const tone = 1 + 0.1 * noise2(point.x * 260 + seed, point.z * 260, 4);
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    },
  };
  const centre = row.centre && roundedMesh(atDetail(40, detail), atDetail(28, detail), (x, y, z) => {
    const r = row.centre!.radius;
    return placed([x * r, (y * 0.5 + 0.35) * r, z * r]) as [number, number, number];
  }); // prettier-ignore
  return [
    petalPart,
    { name: `${name} stem`, role: 'stand', solid: true, mesh: stem, material: material({ albedo: [0.07, 0.15, 0.04], roughness: 0.6 }) },
    ...(leaves.length > 0 ? [{ name: `${name} leaves`, role: 'stand' as const, mesh: mergeMeshes(leaves), material: material({ albedo: GREEN, roughness: 0.5, transmission: 0.15 }) }] : []),
    ...(centre ? [{ name: `${name} centre`, role: 'stand' as const, solid: true, mesh: centre, material: material({ albedo: row.centre!.colour, roughness: 0.9, bump: (u: number, v: number) => 0.0003 * noise2(u * 1400, v * 1400, 2), bumpStep: 0.0003 }) }] : []),
  ]; // prettier-ignore
}

/** A bare branch that lies, with side twigs; driftwood is thicker and pale. */
export function branch({ random, detail, colour }: PropContext, isDriftwood = false): readonly Part[] {
  const [length, thick] = isDriftwood ? [0.3, 0.013] : [0.32, 0.0045];
  const way = (from: Vec3, angle: number, long: number, rise: number): readonly Vec3[] => {
    const bend = between(random, -0.5, 0.5);
    return Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      const a = angle + bend * t + 0.12 * between(random, -1, 1);
      return [from[0] + Math.sin(a) * long * t, from[1] + rise * long * t * t, from[2] - Math.cos(a) * long * t] as const;
    });
  }; // prettier-ignore
  const main = way([0, thick, length / 2], between(random, -0.15, 0.15), length, 0.05);
  const twigs = Array.from({ length: isDriftwood ? 2 : 6 }, (_, i) => {
    const t = 0.2 + (0.7 * (i + 0.5)) / (isDriftwood ? 2 : 6);
    const { at, angle } = alongPath(main, t);
    const side = i % 2 === 0 ? 1 : -1;
    return way(at, angle + side * between(random, 0.5, 0.95), length * between(random, 0.18, 0.36), between(random, 0.05, 0.4));
  }); // prettier-ignore
  const mesh = mergeMeshes([
    tubeMesh(main, { radius: (t) => thick * (1 - 0.65 * t) * (1 + 0.12 * Math.sin(t * 40)), sides: atDetail(16, detail), rows: atDetail(60, detail) }),
    ...twigs.map((path) => tubeMesh(path, { radius: (t) => thick * 0.55 * (1 - 0.7 * t), sides: 10, rows: atDetail(26, detail) })),
  ]); // prettier-ignore
  const own: Rgb = isDriftwood ? [0.36, 0.32, 0.27] : [0.13, 0.085, 0.055];
  return [
    {
      name: isDriftwood ? 'driftwood' : 'branch',
      role: 'stand',
      solid: true,
      mesh,
      material: material({ albedo: colour ?? own, roughness: 0.9, bump: (u, v) => 0.0003 * noise2(u * 500, v * 60, 4), bumpStep: 0.0006 }),
    },
  ]; // prettier-ignore
}
