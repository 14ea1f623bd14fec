/** Plain things that products stand on or beside: bricks, boxes, crates, steps, sheets of paper, folded cloth. */
import { noise2, noise3, fractalNoise2 } from '../../foundation/geometry/noise.ts';
import { mergeMeshes } from '../../foundation/geometry/mesh/merge-meshes.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { material, type Material } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';
import { boxMesh, movedMesh } from './blocks.ts';
import type { PropContext } from './prop-context.ts';

const part = (name: string, mesh: Part['mesh'], made: Material, detail?: Part['detail']): Part => ({
  name,
  role: 'stand',
  solid: true,
  mesh,
  material: made,
  ...(detail && { detail }),
});

const CLAY: Rgb = [0.32, 0.1, 0.055];
const CARD: Rgb = [0.45, 0.32, 0.19];
const CEMENT: Rgb = [0.4, 0.39, 0.375];
const PINE: Rgb = [0.5, 0.34, 0.18];
const SHEET: Rgb = [0.7, 0.69, 0.66];
const CLOTH: Rgb = [0.56, 0.52, 0.45];

/** A brick, or as many side by side as bear a wider thing. */
export function brick({ random, detail, colour, least = [0, 0] }: PropContext): readonly Part[] {
  const [width, height, depth] = [0.215, 0.065, 0.102];
  const rows = Math.max(1, Math.ceil((least[1] * 1.05) / depth));
  const columns = Math.max(1, Math.ceil((least[0] * 1.05) / width));
  const seed = between(random, 0, 40);
  const one = boxMesh(width, height, depth, 0.0035, detail);
  const bricks = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return movedMesh(one, (column - (columns - 1) / 2) * (width + 0.004), height / 2, (row - (rows - 1) / 2) * (depth + 0.004));
  }); // prettier-ignore
  const made = material({
    albedo: colour ?? CLAY,
    roughness: 0.92,
    bump: (u, v) => 0.0005 * noise2(u * 300, v * 300, 6),
    bumpStep: 0.0008,
  });
  return [
    part('brick', mergeMeshes(bricks), made, ({ x, y, z }, surface) => {
      const tone = 1 + 0.2 * noise3(x * 18 + seed, y * 18, z * 18) + 0.14 * noise3(x * 210, y * 210, z * 210);
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    }),
  ]; // prettier-ignore
}

/** A closed box of cardboard with its lid, as wide as what stands on it. */
export function boxed({ random, detail, colour, size, material: own, least = [0, 0] }: PropContext): readonly Part[] {
  const width = Math.max(0.06, 1.12 * size, 1.16 * least[0]);
  const depth = Math.max(0.62 * width, 1.16 * least[1]);
  const height = Math.min(0.32, between(random, 0.38, 0.46) * width);
  const made = own ?? material({ albedo: colour ?? CARD, roughness: 0.85, bump: (u, v) => 0.00006 * noise2(u * 700, v * 700, 3), bumpStep: 0.0004 });
  const rim = Math.min(0.06, 0.3 * height);
  const body = movedMesh(boxMesh(width, height - 0.002, depth, 0.0012, detail), 0, (height - 0.002) / 2, 0);
  const lid = movedMesh(boxMesh(width + 0.006, rim, depth + 0.006, 0.0016, detail), 0, height - rim / 2 + 0.0015, 0);
  return [part('box', body, made), part('box lid', lid, made)];
} // prettier-ignore

/** A wooden crate turned over: slats with gaps on four posts. */
export function crate({ detail, colour, size, material: own, least = [0, 0] }: PropContext): readonly Part[] {
  const width = Math.max(0.16, 1.15 * size, 1.15 * least[0]);
  const depth = Math.max(0.66 * width, 1.12 * least[1]);
  const height = Math.min(0.36, 0.55 * width);
  const [thick, slats] = [0.03 * width, 5];
  const slat = (across: number, gap: number) => (across - gap * (slats - 1)) / slats;
  const gap = 0.03 * width;
  const wide = slat(depth, gap);
  const tops = Array.from({ length: slats }, (_, i) =>
    movedMesh(boxMesh(width, thick, wide, 0.12 * thick, detail * 0.5), 0, height - thick / 2, (i - (slats - 1) / 2) * (wide + gap)),
  );
  const high = (height - thick - 2 * gap) / 3;
  const sides = [0, 1, 2].flatMap((i) => {
    const y = high / 2 + i * (high + gap);
    return [1, -1].flatMap((side) => [
      movedMesh(boxMesh(width, high, thick, 0.12 * thick, detail * 0.5), 0, y, (side * (depth - thick)) / 2),
      movedMesh(boxMesh(thick, high, depth - 2 * thick, 0.12 * thick, detail * 0.5), (side * (width - thick)) / 2, y, 0),
    ]);
  });
  const posts = [1, -1].flatMap((x) =>
    [1, -1].map((z) => movedMesh(boxMesh(1.6 * thick, height - thick, 1.6 * thick, 0.1 * thick, detail * 0.4), (x * (width - 4 * thick)) / 2, (height - thick) / 2, (z * (depth - 4 * thick)) / 2)),
  );
  const made = own ?? material({ albedo: colour ?? PINE, roughness: 0.7 });
  return [
    part('crate', mergeMeshes([...tops, ...sides, ...posts]), made, ({ x, y, z }, surface) => {
      const grain = 1 + 0.22 * fractalNoise2(x * 7 + 3 * Math.floor(z / (wide + gap)), (y + z) * 90, 3, 3);
      surface.r *= grain;
      surface.g *= grain;
      surface.b *= grain;
    }),
  ];
} // prettier-ignore

/** Two broad steps of concrete; things stand on the upper one. */
export function step({ detail, colour, size, material: own, least = [0, 0] }: PropContext): readonly Part[] {
  const width = Math.max(0.12, 2.1 * size, 1.9 * least[0]);
  const depth = Math.max(0.55 * width, 1.15 * size, 1.15 * least[1]);
  const rise = Math.min(0.17, 0.17 * width);
  const tread = 0.42 * depth;
  const lower = movedMesh(boxMesh(width, rise, depth + tread, 0.02 * rise, detail), 0, rise / 2, tread / 2);
  const upper = movedMesh(boxMesh(width, rise, depth, 0.02 * rise, detail), 0, 1.5 * rise, 0);
  const made = own ?? material({ albedo: colour ?? CEMENT, roughness: 0.9 });
  return [
    part('steps', mergeMeshes([lower, upper]), made, ({ x, y, z }, surface) => {
      const near = 2.2 / Math.max(0.1, width);
      const pores = noise3(x * 90 * near, y * 90 * near, z * 90 * near) > 0.62 ? 0.78 : 1;
      const tone = pores * (1 + 0.12 * fractalNoise2((x + y) * 6 * near, (z - y) * 6 * near, 4, 4));
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    }),
  ];
}

/** Thickness of a sheet as a share of its width: more than that of paper, so that its edge shows. */
const THICK = 0.006;

/** A sheet of paper whose corners rise a little, larger than what lies on it, and the height of its middle. */
export function sheet({ random, detail, colour, size, least = [0, 0] }: PropContext) {
  const width = Math.max(0.16, 1.7 * size, 1.5 * least[0]);
  const depth = Math.max(0.72 * width, 1.5 * least[1]);
  const [seed, surface] = [between(random, 0, 40), THICK * width];
  const flat = movedMesh(boxMesh(width, surface, depth, 0.3 * surface, detail), 0, surface / 2, 0);
  const positions = flat.positions.map((value, k, all) => {
    if (k % 3 !== 1) return value;
    const [x, z] = [all[k - 1]! / width, all[k + 1]! / depth];
    const corner = Math.max(0, Math.abs(x) + Math.abs(z) - 0.78) ** 2;
    return value + 0.35 * width * corner * (0.4 + 0.6 * Math.abs(noise2(x * 3 + seed, z * 3, 2)));
  });
  const made = material({ albedo: colour ?? SHEET, roughness: 0.85, wrap: 0.1, bump: (u, v) => 0.00006 * noise2(u * 900, v * 900, 3), bumpStep: 0.0004 });
  return { parts: [part('paper', { ...flat, positions }, made)], surface };
} // prettier-ignore

/** A napkin or cloth folded twice: four soft layers with their folded edge in front. */
export function foldedCloth({ random, detail, colour, size, material: own, least = [0, 0] }: PropContext): readonly Part[] {
  const width = Math.max(0.13, 1.25 * size, 1.25 * least[0]);
  const depth = Math.max(0.7 * width, 1.2 * least[1]);
  const thick = Math.min(0.008, 0.012 * width + 0.002);
  const seed = between(random, 0, 40);
  const layers = [0, 1, 2, 3].map((i) => {
    const mesh = boxMesh(width * (1 - 0.012 * i), thick, depth * (1 - 0.014 * i), 0.49 * thick, detail * 0.7);
    const positions = mesh.positions.map((value, k, all) => {
      if (k % 3 !== 1) return value;
      const [x, z] = [all[k - 1]! / width, all[k + 1]! / depth];
      return value + 0.22 * thick * noise2(x * 3 + seed + i, z * 3, 4) * (1 - 0.5 * Math.min(1, 4 * (x * x + z * z)));
    });
    return movedMesh({ ...mesh, positions }, 0.004 * width * between(random, -1, 1), thick * (0.5 + i * 0.93), 0);
  });
  const made = own ?? material({ albedo: colour ?? CLOTH, roughness: 0.9, sheen: 0.14, wrap: 0.15, bump: (u, v) => 0.00008 * (Math.sin(u * 5200) + Math.sin(v * 5200)), bumpStep: 0.0002, bumpPitch: 1 / 830 });
  return [part('folded cloth', mergeMeshes(layers), made)];
} // prettier-ignore
