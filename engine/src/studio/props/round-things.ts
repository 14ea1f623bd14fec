/** Fruit, nuts, eggs and beads: rounded bodies of one family, a row each. */
import { smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { noise2, noise3 } from '../../foundation/geometry/noise.ts';
import { mergeMeshes } from '../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../foundation/geometry/mesh/tube.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { mixColours } from '../materials/colour.ts';
import { material } from '../materials/material.ts';
import { atDetail } from '../parts/at-detail.ts';
import type { Part } from '../parts/part.ts';
import { movedMesh } from './blocks.ts';
import type { PropContext } from './prop-context.ts';
import { roundedMesh } from './rounded.ts';

interface RoundRow {
  readonly name: string;
  /** Radius in metres at its widest, and its height as a share of its width. */
  readonly radius: number;
  readonly tall: number;
  /** Linear colours: of most of it, and of its cheek or its ripe side. */
  readonly skin: Rgb;
  readonly blush?: Rgb;
  readonly roughness: number;
  /** Share of a bloom or a down that is paler at the rim. */
  readonly sheen?: number;
  readonly coat?: number;
  /** Radius as a share of that of a ball, by the height from -1 to 1. */
  readonly taper?: (y: number) => number;
  /** Ribs round it, and their depth as a share of the radius. */
  readonly lobes?: readonly [count: number, depth: number];
  /** Depth of one crease from stem to tip. */
  readonly crease?: number;
  /** Roughness of its outline, as a share. */
  readonly uneven?: number;
  /** Depth in metres and number per metre of wrinkles or pores. */
  readonly pores?: readonly [depth: number, density: number];
  readonly stem?: number;
  /** A crown of short tips on its top. */
  readonly crown?: true;
  /** Seeds that lie in its skin. */
  readonly seeds?: Rgb;
  /** Green sepals round its stem. */
  readonly sepals?: true;
  /** True for what rests on its side. */
  readonly lies?: true;
}

const pear = (y: number): number => 1 - 0.5 * smoothstep(-0.1, 0.75, y);
const drop = (y: number): number => 1 - 0.42 * smoothstep(0.1, 1, y);
const egg = (y: number): number => 1 - 0.16 * smoothstep(-0.2, 1, y);
const cone = (y: number): number => 1 - 0.55 * smoothstep(0.3, -1, y);

/** Each is as long as its natural original. */
const ROWS = {
  peach: { name: 'peach', radius: 0.036, tall: 0.94, skin: [0.68, 0.34, 0.1], blush: [0.5, 0.075, 0.05], roughness: 0.8, sheen: 0.25, crease: 0.07 },
  pear: { name: 'pear', radius: 0.036, tall: 1.42, skin: [0.5, 0.47, 0.07], blush: [0.48, 0.28, 0.06], roughness: 0.42, taper: pear, stem: 0.024, uneven: 0.03 },
  plum: { name: 'plum', radius: 0.023, tall: 1.14, skin: [0.07, 0.018, 0.07], blush: [0.14, 0.03, 0.07], roughness: 0.5, sheen: 0.2, crease: 0.05, stem: 0.008 },
  fig: { name: 'fig', radius: 0.024, tall: 1.12, skin: [0.06, 0.022, 0.05], blush: [0.13, 0.1, 0.04], roughness: 0.55, sheen: 0.14, taper: drop, lobes: [14, 0.015], stem: 0.007 },
  lime: { name: 'lime', radius: 0.025, tall: 1.16, skin: [0.13, 0.3, 0.025], blush: [0.3, 0.38, 0.05], roughness: 0.4, pores: [0.00018, 620], lies: true },
  grapefruit: { name: 'grapefruit', radius: 0.05, tall: 0.94, skin: [0.76, 0.4, 0.07], blush: [0.72, 0.25, 0.11], roughness: 0.42, pores: [0.00022, 520] },
  tomato: { name: 'tomato', radius: 0.032, tall: 0.84, skin: [0.55, 0.022, 0.012], roughness: 0.2, coat: 0.3, lobes: [6, 0.02], stem: 0.008, sepals: true },
  pomegranate: { name: 'pomegranate', radius: 0.043, tall: 0.92, skin: [0.42, 0.04, 0.035], blush: [0.5, 0.2, 0.08], roughness: 0.45, lobes: [6, 0.03], crown: true },
  pumpkin: { name: 'pumpkin', radius: 0.11, tall: 0.68, skin: [0.66, 0.2, 0.02], blush: [0.62, 0.28, 0.05], roughness: 0.45, lobes: [11, 0.09], stem: 0.035 },
  strawberry: { name: 'strawberry', radius: 0.016, tall: 1.2, skin: [0.5, 0.018, 0.02], roughness: 0.28, coat: 0.3, taper: cone, seeds: [0.6, 0.42, 0.12], sepals: true, stem: 0.006 },
  avocado: { name: 'avocado', radius: 0.033, tall: 1.38, skin: [0.05, 0.085, 0.02], roughness: 0.6, taper: pear, pores: [0.0005, 260], lies: true },
  coconut: { name: 'coconut', radius: 0.055, tall: 1.06, skin: [0.16, 0.085, 0.04], roughness: 0.9, uneven: 0.05, pores: [0.0007, 190] },
  egg: { name: 'egg', radius: 0.022, tall: 1.3, skin: [0.7, 0.58, 0.45], roughness: 0.6, taper: egg, lies: true },
  olive: { name: 'olive', radius: 0.0085, tall: 1.3, skin: [0.17, 0.19, 0.035], roughness: 0.3, lies: true },
  walnut: { name: 'walnut', radius: 0.019, tall: 1.12, skin: [0.36, 0.2, 0.09], roughness: 0.75, crease: -0.05, uneven: 0.05, pores: [0.0009, 170], lies: true },
  hazelnut: { name: 'hazelnut', radius: 0.0095, tall: 1.06, skin: [0.3, 0.13, 0.04], blush: [0.45, 0.28, 0.13], roughness: 0.4, taper: drop },
  chestnut: { name: 'chestnut', radius: 0.016, tall: 0.86, skin: [0.13, 0.035, 0.014], blush: [0.3, 0.17, 0.08], roughness: 0.25, taper: drop },
  'coffee-bean': { name: 'coffee bean', radius: 0.0045, tall: 1.5, skin: [0.075, 0.03, 0.014], roughness: 0.38, crease: 0.3, lies: true },
  almond: { name: 'almond', radius: 0.0085, tall: 1.75, skin: [0.3, 0.13, 0.05], roughness: 0.7, taper: drop, pores: [0.0003, 420], lies: true },
  blueberry: { name: 'blueberry', radius: 0.0075, tall: 0.92, skin: [0.05, 0.06, 0.14], roughness: 0.6, sheen: 0.3, crown: true },
  berry: { name: 'berry', radius: 0.007, tall: 1, skin: [0.4, 0.02, 0.02], roughness: 0.25, coat: 0.3 },
  pearl: { name: 'pearl', radius: 0.006, tall: 1, skin: [0.74, 0.7, 0.66], roughness: 0.22, coat: 0.6 },
} as const satisfies Readonly<Record<string, RoundRow>>; // prettier-ignore

export type RoundName = keyof typeof ROWS;

const LEAF: Rgb = [0.06, 0.16, 0.03];
const BARK: Rgb = [0.12, 0.075, 0.04];

/** One of the rows at rest round the y axis, with its stem, its crown or its sepals. */
export function roundThing(name: RoundName, { random, detail, colour }: PropContext): readonly Part[] {
  const row: RoundRow = ROWS[name];
  const size = row.radius * between(random, 0.92, 1.08);
  const [seed, lean, spin] = [between(random, 0, 50), between(random, -0.28, 0.28), between(random, 0, TAU)];
  const fine = detail * (row.radius < 0.012 ? 0.5 : 1);
  const round = roundedMesh(atDetail(88, fine), atDetail(72, fine), (x, y, z) => {
    const around = Math.atan2(x, z);
    const [lobes, depth] = row.lobes ?? [0, 0];
    const rib = lobes === 0 ? 1 : 1 - depth + depth * Math.abs(Math.cos((lobes / 2) * around + seed));
    const crease = row.crease ? 1 - row.crease * Math.exp(-((around / 0.16) ** 2)) : 1;
    const rough = 1 + (row.uneven ?? 0.012) * noise3(x * 2.2 + seed, y * 2.2, z * 2.2);
    const flat = Math.hypot(x, z);
    // The stem stands in a hollow.
    const hollow = row.stem === undefined || row.taper !== undefined ? 0 : 0.2 * Math.exp(-((flat / 0.28) ** 2));
    const wide = size * (row.taper?.(y) ?? 1) * rib * crease * rough;
    return [x * wide, (y - Math.sign(y) * hollow) * size * row.tall * rough, z * wide];
  });
  const top = size * row.tall * (row.stem === undefined || row.taper !== undefined ? 0.97 : 0.8);
  const [pits, density] = row.pores ?? [0, 1];
  const skin = colour ?? row.skin;
  const ripe = colour === null ? (row.blush ?? row.skin) : mixColours(colour, [0.5, 0.4, 0.3], 0.12);
  const body: Part = {
    name: row.name,
    role: 'stand',
    solid: true,
    mesh: round,
    material: material({
      albedo: skin,
      roughness: row.roughness,
      reflectance: 0.045,
      wrap: 0.1,
      sheen: row.sheen ?? 0,
      coat: row.coat ?? 0,
      ...(row.pores && { bump: (u: number, v: number) => pits * noise2(u * density, v * density, 5), bumpStep: 0.3 / density }),
    }),
    detail: (point, surface) => {
      const [sx, sy, sz] = [point.x / size, point.y / size, point.z / size];
      const cheek = smoothstep(-0.35, 0.75, noise3(sx * 0.9 + seed, sy * 0.8, sz * 0.9) + 0.35 * sx);
      const tone = 1 + 0.07 * noise3(sx * 5 + seed, sy * 5, sz * 5);
      surface.r = (surface.r + (ripe[0] - surface.r) * cheek) * tone;
      surface.g = (surface.g + (ripe[1] - surface.g) * cheek) * tone;
      surface.b = (surface.b + (ripe[2] - surface.b) * cheek) * tone;
      if (row.seeds === undefined) return;
      const [a, b] = [Math.atan2(sx, sz) * 4.4, sy * 6];
      const shift = Math.floor(b) % 2 === 0 ? 0.5 : 0;
      const [da, db] = [a + shift - Math.round(a + shift), b - Math.floor(b) - 0.5];
      const seedShare = 1 - smoothstep(0.1, 0.17, Math.hypot(da * 1.4, db));
      surface.r += (row.seeds[0] - surface.r) * seedShare;
      surface.g += (row.seeds[1] - surface.g) * seedShare;
      surface.b += (row.seeds[2] - surface.b) * seedShare;
    },
  }; // prettier-ignore
  const parts = [body, ...tops(row, top, size, lean, detail)];
  return row.lies ? parts.map((part) => ({ ...part, mesh: onItsSide(part.mesh, spin) })) : parts;
}

/** The stem, the crown and the sepals of a row, each a part of its own. */
function tops(row: RoundRow, top: number, size: number, lean: number, detail: number): readonly Part[] {
  const parts: Part[] = [];
  const add = (name: string, mesh: Mesh, albedo: Rgb) =>
    parts.push({ name: `${row.name} ${name}`, role: 'stand', solid: true, mesh, material: material({ albedo, roughness: 0.7 }) });
  if (row.stem !== undefined) {
    const thick = Math.max(0.001, 0.055 * size);
    const path = [0, 0.5, 1].map((t) => [lean * row.stem! * t * t, top - 0.1 * size + (row.stem! + 0.1 * size) * t, 0] as const);
    add('stem', tubeMesh(path, { radius: (t) => thick * (1 + 0.3 * (2 * t - 1) ** 2), sides: 10, rows: atDetail(14, detail) }), row.sepals ? LEAF : BARK);
  }
  if (row.crown === true || row.sepals === true) {
    const count = row.crown ? 6 : 5;
    const tips = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * TAU;
      const [c, s] = [Math.sin(angle), Math.cos(angle)];
      const reach = row.crown ? 0.16 * size : 0.5 * size;
      const rise = row.crown ? 0.24 * size : -0.12 * size;
      const from = row.crown ? 0.14 * size : 0.02 * size;
      const path = [0, 0.5, 1].map((t) => [c * (from + (reach - 0.4 * from) * t), top - 0.03 * size + rise * t * t + 0.04 * size, s * (from + (reach - 0.4 * from) * t)] as const);
      return tubeMesh(path, { radius: (t) => [0.02 * size + 0.0004, (row.crown ? 0.07 : 0.12) * size * (1 - t) + 0.0003], up: [0, 1, 0], sides: 8, rows: atDetail(10, detail) });
    });
    add('crown', mergeMeshes(tips), row.sepals ? LEAF : mixColours(row.skin, BARK, 0.4));
  }
  return parts;
} // prettier-ignore

/** A mesh that is laid over, its axis level and turned round the vertical. */
function onItsSide(mesh: Mesh, spin: number): Mesh {
  const [c, s] = [Math.cos(spin), Math.sin(spin)];
  const laid = (source: Float32Array): Float32Array => {
    const out = new Float32Array(source.length);
    for (let k = 0; k < source.length; k += 3) {
      const [x, y, z] = [source[k + 1]!, -source[k]!, source[k + 2]!];
      out[k] = c * x + s * z;
      out[k + 1] = y;
      out[k + 2] = -s * x + c * z;
    }
    return out;
  };
  return { ...mesh, positions: laid(mesh.positions), normals: laid(mesh.normals) };
}

/** Two cherries on stems that meet. */
export function cherries({ random, detail, colour }: PropContext): readonly Part[] {
  const [radius, spread] = [0.0115, between(random, 0.014, 0.018)];
  const ball = roundedMesh(atDetail(64, detail), atDetail(48, detail), (x, y, z) => {
    const hollow = 0.18 * Math.exp(-((Math.hypot(x, z) / 0.3) ** 2)) * (y > 0 ? 1 : 0);
    return [x * radius, (y - hollow) * radius * 0.95, z * radius];
  });
  const joint = [0.004, 0.013, -0.042] as const;
  const stem = (side: number) =>
    tubeMesh(
      [
        [side * spread, 0.75 * radius, 0],
        [side * spread * 0.8, radius + 0.012, -0.012],
        [side * spread * 0.3 + 0.002, 0.017, -0.03],
        joint,
      ],
      { radius: 0.0007, sides: 8, rows: atDetail(24, detail) },
    );
  const fruit = mergeMeshes([movedMesh(ball, spread, 0, 0), movedMesh(ball, -spread, 0, 0.004)]);
  return [
    { name: 'cherries', role: 'stand', solid: true, mesh: fruit, material: material({ albedo: colour ?? [0.22, 0.008, 0.014], roughness: 0.14, reflectance: 0.05, coat: 0.5 }) },
    { name: 'cherry stems', role: 'stand', solid: true, mesh: mergeMeshes([stem(1), stem(-1)]), material: material({ albedo: [0.12, 0.16, 0.03], roughness: 0.6 }) },
  ]; // prettier-ignore
}

/** A bunch of grapes that lies: berries in a cone, the larger layers below, and a woody stalk. */
export function grapes({ random, detail, colour }: PropContext): readonly Part[] {
  const radius = 0.0095;
  const ball = roundedMesh(atDetail(40, detail), atDetail(30, detail), (x, y, z) => [x * radius, y * radius, z * radius * 1.1]);
  const rows = [3, 4, 4, 3, 3, 2, 1];
  const berries = rows.flatMap((count, row) => {
    const z = -0.05 + row * 0.0168;
    const level = (n: number, y: number) =>
      Array.from({ length: n }, (_, i) =>
        movedMesh(ball, (i - (n - 1) / 2) * radius * 1.96 + 0.002 * between(random, -1, 1), y, z + 0.003 * between(random, -1, 1)),
      );
    return [...level(count, 0), ...(count > 1 ? level(count - 1, radius * 1.62) : []), ...(count > 3 ? level(count - 2, radius * 3) : [])];
  });
  const stalk = tubeMesh([[0, radius * 1.2, -0.05], [0.003, radius * 2.2, -0.066], [0.012, radius * 2.3, -0.084]], { radius: 0.0017, sides: 10, rows: atDetail(16, detail) });
  return [
    { name: 'grapes', role: 'stand', solid: true, mesh: mergeMeshes(berries), material: material({ albedo: colour ?? [0.06, 0.016, 0.055], roughness: 0.35, sheen: 0.2, wrap: 0.12 }) },
    { name: 'grape stalk', role: 'stand', solid: true, mesh: stalk, material: material({ albedo: BARK, roughness: 0.8 }) },
  ];
} // prettier-ignore
