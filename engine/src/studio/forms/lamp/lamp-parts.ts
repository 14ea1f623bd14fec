/** Meshes of each kind of lamp, metres. */
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import { lerp } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { LampShape } from './lamp-shape.ts';
import { CLOTH_SHADE, GLASS_SHADE, METAL_SHADE, PLEATED_SHADE } from './shade-kinds.ts';
import type { ShadeKind } from './shade-kinds.ts';

export interface LampMeshes {
  /** Meshes of the foot, in the material of the lamp. */
  readonly base: readonly Mesh[];
  readonly metal: readonly Mesh[];
  /** A translucent shade, or a metal bowl that is bright inside. */
  readonly shade: Mesh;
  readonly shadeKind: ShadeKind;
  /** Lowest and highest point of the shade in metres, which limit the glow on it. */
  readonly glow: readonly [low: number, high: number];
  readonly bulb: Vec3;
  readonly cord: Mesh | null;
}

function footMesh({ base, baseHeight }: LampShape, detail: number): Mesh {
  const radius = curve(base);
  const rows = atDetail(180, detail);
  const outline: [number, number][] = [[0.0004, baseHeight]];
  for (let i = 0; i <= rows; i++) {
    // The outline is slightly rounded where the foot meets the table.
    const t = i / rows;
    outline.push([radius(t) - 0.003 * Math.max(0, 1 - (1 - t) * 90), baseHeight * (1 - t)]);
  }
  outline.push([0.0004, 0]);
  return latheMesh(outline, { columns: atDetail(200, detail) });
}

function ball(at: Vec3, radius: number): Mesh {
  const outline = Array.from({ length: 31 }, (_, i): [number, number] => [
    Math.max(1e-5, radius * Math.sin((i / 30) * Math.PI)),
    radius * Math.cos((i / 30) * Math.PI),
  ]);
  return placeMesh(latheMesh(outline, { columns: 48 }), { at });
}

function rod(points: readonly Vec3[], radius: number, detail: number): Mesh {
  return tubeMesh(points.length > 2 ? smoothPath(points, 14) : points, {
    radius,
    sides: atDetail(22, Math.max(0.6, detail)),
    rows: points.length > 2 ? atDetail(160, detail) : 8,
  });
}

function disc(radius: number, height: number, y = 0): Mesh {
  const edge = Math.min(0.003, height * 0.4);
  const outline: [number, number][] = [[0.0004, y + height]];
  for (let i = 1; i <= 10; i++) outline.push([((radius - edge) * i) / 10, y + height]);
  for (let i = 1; i <= 6; i++) {
    const angle = (i / 6) * (Math.PI / 2);
    outline.push([radius - edge + edge * Math.sin(angle), y + height - edge + edge * Math.cos(angle)]);
  }
  outline.push([radius, y + height * 0.3], [radius, y], [0.0004, y]);
  return latheMesh(outline, { columns: 160 });
}

/** A drum that is open at the top and the bottom. `pleats` is the number of its pleats, 0 for smooth cloth. */
function drum(shape: LampShape, pleats: number, detail: number): Mesh {
  const { shadeFrom, shadeHeight, shade } = shape;
  const rows = atDetail(60, detail);
  const outline = Array.from({ length: rows + 1 }, (_, i): [number, number] => [
    lerp(shade[1], shade[0], i / rows),
    shadeFrom + shadeHeight * (1 - i / rows),
  ]);
  if (pleats === 0) return latheMesh(outline, { columns: atDetail(240, detail) });
  return latheMesh(outline, {
    columns: atDetail(960, detail),
    section: (angle) => 1 + 0.006 * Math.abs(Math.sin((angle * pleats) / 2)),
  });
}

export function standingLamp(shape: LampShape, pleated: boolean, detail: number): LampMeshes {
  const { baseHeight, shadeFrom, shadeHeight } = shape;
  const top = shadeFrom + shadeHeight;
  const stem = latheMesh(
    [
      [0.0004, top + 0.004],
      [0.0045, top + 0.004],
      [0.0045, baseHeight + 0.012],
      [0.013, baseHeight + 0.011],
      [0.013, baseHeight - 0.002],
    ],
    { columns: 40 },
  );
  const spider = [0, 1, 2].map((k) => {
    const angle = 0.5 + (k * Math.PI * 2) / 3;
    const reach = shape.shade[1] * 0.995;
    return rod(
      [
        [0, top - 0.008, 0],
        [reach * Math.sin(angle), top - 0.004, reach * Math.cos(angle)],
      ],
      0.0016,
      detail,
    );
  });
  return {
    base: [footMesh(shape, detail)],
    metal: [stem, ball([0, top + 0.012, 0], 0.0105), ...spider],
    shade: drum(shape, pleated ? 96 : 0, detail),
    shadeKind: pleated ? PLEATED_SHADE : CLOTH_SHADE,
    glow: [shadeFrom, top],
    bulb: [0, shadeFrom + shadeHeight * 0.5, 0],
    cord: null,
  };
}

/** A spun bowl around the origin with its axis along y, open at the bottom. */
function bowl(radius: number, height: number, detail: number): Mesh {
  const rows = atDetail(60, detail);
  const outline: [number, number][] = [];
  for (let i = 0; i <= rows; i++) {
    const angle = (i / rows) * (Math.PI / 2);
    outline.push([Math.max(0.0005, radius * Math.pow(Math.sin(angle), 0.85)), height * Math.cos(angle)]);
  }
  return latheMesh(outline, { columns: atDetail(180, detail) });
}

export function deskLamp(detail: number): LampMeshes {
  const elbow: Vec3 = [-0.13, 0.3, -0.03];
  const head: Vec3 = [0.1, 0.435, 0.03];
  const aim: Vec3 = [-0.5, 0.82, -0.28];
  const shade = placeMesh(bowl(0.078, 0.105, detail), { at: [0.14, 0.385, 0.05], up: aim, front: [0, 0.3, 1] });
  const joint = (at: Vec3) => placeMesh(disc(0.0145, 0.022, -0.011), { at, up: [0.15, 0, 1], front: [0, 1, 0] });
  return {
    base: [disc(0.092, 0.02)],
    metal: [
      rod([[0, 0.018, -0.02], elbow], 0.0062, detail),
      rod([elbow, head], 0.0062, detail),
      joint(elbow),
      joint(head),
      ball([0, 0.024, -0.02], 0.014),
    ],
    shade,
    shadeKind: METAL_SHADE,
    glow: [0.3, 0.5],
    bulb: [0.155, 0.36, 0.055],
    cord: null,
  };
}

export function mushroomLamp(detail: number): LampMeshes {
  const rows = atDetail(70, detail);
  const outline: [number, number][] = Array.from({ length: rows + 1 }, (_, i): [number, number] => {
    const angle = (i / rows) * Math.PI * 0.6;
    return [Math.max(0.0005, 0.158 * Math.pow(Math.sin(angle), 0.92)), 0.255 + 0.112 * Math.cos(angle)];
  });
  const foot: LampShape = {
    baseHeight: 0.235,
    base: [
      [0, 0.052],
      [0.25, 0.036],
      [0.55, 0.038],
      [0.85, 0.062],
      [0.97, 0.082],
      [1, 0.083],
    ],
    shadeFrom: 0.2,
    shadeHeight: 0.1,
    shade: [0.1, 0.1],
  };
  return {
    base: [footMesh(foot, detail)],
    metal: [disc(0.03, 0.012, 0.232)],
    shade: latheMesh(outline, { columns: atDetail(220, detail) }),
    shadeKind: GLASS_SHADE,
    glow: [0.21, 0.37],
    bulb: [0, 0.28, 0],
    cord: null,
  };
}

export function arcLamp(detail: number): LampMeshes {
  const path: Vec3[] = [
    [-0.62, 0.1, 0],
    [-0.63, 0.75, 0],
    [-0.56, 1.3, 0],
    [-0.3, 1.68, 0],
    [0.1, 1.79, 0],
    [0.42, 1.66, 0],
    [0.55, 1.5, 0],
  ];
  const shade = placeMesh(bowl(0.17, 0.15, detail), { at: [0.57, 1.33, 0], up: [-0.12, 0.99, 0], front: [0, 0, 1] });
  return {
    base: [placeMesh(disc(0.15, 0.09), { at: [-0.62, 0, 0] })],
    metal: [rod(path, 0.0105, detail), ball([0.555, 1.49, 0], 0.022)],
    shade,
    shadeKind: METAL_SHADE,
    glow: [1.3, 1.5],
    bulb: [0.575, 1.33, 0],
    cord: null,
  };
}

export function pendantLamp(pleated: boolean, detail: number): LampMeshes {
  const top = 1.12;
  const flex = rod(
    [
      [0, 0.78, 0],
      [0, 0.95, 0.001],
      [0, top, 0],
    ],
    0.0028,
    detail,
  );
  const rose = placeMesh(disc(0.05, 0.022), { at: [0, top - 0.01, 0] });
  const socket = mergeMeshes([disc(0.02, 0.05, 0.735), disc(0.007, 0.014, 0.782)]);
  const shape: LampShape = { ...FLOOR_DRUM, shadeFrom: 0.52, shadeHeight: 0.23, shade: [0.235, 0.2] };
  const soft = drum(shape, pleated ? 110 : 0, detail);
  return {
    base: [],
    metal: [rose, socket],
    cord: flex,
    shade: pleated ? soft : placeMesh(bowl(0.22, 0.19, detail), { at: [0, 0.555, 0] }),
    shadeKind: pleated ? PLEATED_SHADE : METAL_SHADE,
    glow: [0.52, 0.75],
    bulb: [0, 0.62, 0],
  };
}

const FLOOR_DRUM: Pick<LampShape, 'base' | 'baseHeight'> = {
  base: [
    [0, 0.1],
    [1, 0.1],
  ],
  baseHeight: 0.1,
};
