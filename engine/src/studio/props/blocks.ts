import { TAU } from '../../foundation/geometry/interpolation.ts';
import { noise2, noise3 } from '../../foundation/geometry/noise.ts';
import { latheMesh } from '../../foundation/geometry/mesh/lathe.ts';
import { roundedLoft } from '../../foundation/geometry/mesh/rounded-loft.ts';
import { mergeMeshes } from '../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Part } from '../parts/part.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import type { PropContext } from './prop-context.ts';
import { roundedMesh } from './rounded.ts';

const PLASTER: Rgb = [0.68, 0.665, 0.64];

const plaster = (albedo: Rgb) =>
  material({
    albedo,
    roughness: 0.82,
    specular: 0.5,
    bump: (u, v) => 0.00008 * noise2(u * 700, v * 700, 6),
    bumpStep: 0.0006,
  });

/** A round block under things whose footprint has a diameter of `size`. */
export function podium({ detail, colour, size, material: own }: PropContext): readonly Part[] {
  const radius = size / 2;
  const height = Math.min(0.4, 0.42 * size);
  const edge = 0.02 * radius;
  const rounded = Array.from({ length: 7 }, (_, i) => {
    const a = (Math.PI / 2) * (i / 6);
    return [radius - edge + edge * Math.sin(a), height - edge + edge * Math.cos(a)] as const;
  });
  const inner = Array.from({ length: 9 }, (_, i) => [((radius - edge) * i) / 9, height] as const);
  const wall = Array.from({ length: 8 }, (_, i) => [radius, (height - edge) * (1 - (i + 1) / 8)] as const);
  const mesh = latheMesh([...inner, ...rounded, ...wall, [0, 0]], { columns: atDetail(144, detail) });
  return [{ name: 'podium', role: 'stand', solid: true, mesh, material: own ?? plaster(colour ?? PLASTER) }];
}

/** A block with slightly rounded edges. */
export function cube({ random, detail, colour, size, material: own }: PropContext): readonly Part[] {
  const side = size * between(random, 0.8, 1.15);
  const mesh = boxMesh(side, side, side, 0.012 * side + 0.0004, detail);
  return [{ name: 'cube', role: 'stand', solid: true, mesh, material: own ?? plaster(colour ?? PLASTER) }];
}

export function sphere({ random, detail, colour, size, material: own }: PropContext): readonly Part[] {
  const radius = (size / 2) * between(random, 0.65, 1.1);
  const mesh = roundedMesh(atDetail(96, detail), atDetail(72, detail), (x, y, z) => [
    x * radius,
    y * radius,
    z * radius,
  ]);
  return [{ name: 'sphere', role: 'stand', solid: true, mesh, material: own ?? plaster(colour ?? PLASTER) }];
}

/** Cloth of book covers, linear. */
const COVERS: readonly Rgb[] = [
  [0.46, 0.4, 0.32],
  [0.13, 0.17, 0.2],
  [0.5, 0.26, 0.18],
  [0.62, 0.6, 0.56],
];
/** Thickness of a cover in metres. */
const BOARD = 0.0026;
/** Metres by which a cover projects beyond the pages. */
const SQUARE = 0.003;

/**
 * A clothbound book that lies flat with its spine to the left, of about 150 x 210 mm, or a picture book that is as large
 * as what lies on it.
 */
export function book({ random, detail, colour, least = [0, 0] }: PropContext): readonly Part[] {
  const [usualWidth, usualLength, height] = [
    between(random, 0.14, 0.165),
    between(random, 0.2, 0.225),
    between(random, 0.018, 0.032),
  ];
  const [width, length] = [Math.max(usualWidth, least[0]), Math.max(usualLength, least[1])];
  const cover = colour ?? COVERS[Math.floor(random() * COVERS.length)]!;
  const board = boxMesh(width, BOARD, length, 0.0007, detail);
  const boards = mergeMeshes([
    movedMesh(board, 0, BOARD / 2, 0),
    movedMesh(board, 0, height - BOARD / 2, 0),
    movedMesh(
      boxMesh(BOARD * 1.6, height - 2 * BOARD, length, 0.0006, detail),
      -width / 2 + BOARD * 0.8,
      height / 2,
      0,
    ),
  ]);
  const pages = movedMesh(
    boxMesh(width - SQUARE - BOARD * 1.6, height - 2 * BOARD, length - 2 * SQUARE, 0.0004, detail),
    BOARD * 0.8 - SQUARE / 2,
    height / 2,
    0,
  );
  const cloth = material({
    albedo: cover,
    roughness: 0.85,
    sheen: 0.15,
    bump: (u, v) => 0.00006 * (Math.sin(u * TAU * 1400) + Math.sin(v * TAU * 1400)),
    bumpStep: 0.0002,
    bumpPitch: 1 / 1400,
  });
  return [
    { name: 'book cover', role: 'stand', solid: true, mesh: boards, material: cloth },
    {
      name: 'book pages',
      role: 'stand',
      solid: true,
      mesh: pages,
      material: material({ albedo: [0.72, 0.69, 0.61], roughness: 0.9 }),
      detail: (point, surface) => {
        const sheet = 1 + 0.09 * noise3(3, point.y * 5200, point.x * 3 + point.z * 3);
        surface.r *= sheet;
        surface.g *= sheet;
        surface.b *= sheet;
      },
    },
  ];
}

/** A box round the origin with edges of a small radius, all in metres. */
export const boxMesh = (width: number, height: number, length: number, edge: number, detail: number): Mesh =>
  roundedLoft({
    columns: atDetail(96, detail),
    rows: atDetail(72, detail),
    bottom: -height / 2,
    top: height / 2,
    halfWidth: () => width / 2,
    halfDepth: () => length / 2,
    corner: edge,
    edge,
  });

export function movedMesh(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const positions = mesh.positions.map((value, k) => value + [x, y, z][k % 3]!);
  return { ...mesh, positions };
}
