import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Bounds, Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import { TAU } from '../../foundation/geometry/interpolation.ts';
import { curve } from '../../foundation/geometry/curves/profile.ts';
import type { GlassBody } from '../parts/glass-body.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import type { Painter, SurfacePoint } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';

/** Height of the block as a share of its diameter. */
const HEIGHT = 0.42;
/** Margin of the block round the subject as a share of the subject's radius. */
const OVERHANG = 0.22;
/** Radius of the rounded edge as a share of the block's radius. */
const EDGE = 0.02;

/** Puts a subject that stands on y = 0 on a round plaster block, and returns both. */
export function onPlinth(parts: readonly ScenePart[], detail: number): { parts: ScenePart[]; plinth: Part } {
  const bounds = meshBounds(parts.map(({ mesh }) => mesh));
  const radius = radiusOf(bounds);
  const height = HEIGHT * radius * 2;
  const lift = height - bounds.min[1];
  const plinth = plasterBlock({ name: 'plinth', centre: middleOf(bounds), radius, height }, detail);
  return { parts: parts.map((part) => raised(part, lift)), plinth };
}

const middleOf = ({ min, max }: Bounds): readonly [number, number] => [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];

function radiusOf({ min, max }: Bounds): number {
  return (Math.hypot(max[0] - min[0], max[2] - min[2]) / 2) * (1 + OVERHANG);
}

interface BlockShape {
  readonly name: string;
  /** x and z of its axis, metres. */
  readonly centre: readonly [number, number];
  readonly radius: number;
  readonly height: number;
}

/** A round block of plaster that stands on the floor. */
export function plasterBlock({ name, centre: [x, z], radius, height }: BlockShape, detail: number): Part {
  const edge = EDGE * radius;
  const keys = [
    [0, height],
    [radius - edge, height],
    [radius - edge * 0.3, height - edge * 0.3],
    [radius, height - edge],
    [radius, 0],
  ] as const;
  const out = curve(keys.map(([r], i) => [i / 4, r] as const));
  const up = curve(keys.map(([, y], i) => [i / 4, y] as const));
  const mesh = gridMesh({ columns: atDetail(120, detail), rows: atDetail(64, detail), closed: true }, (u, v, point) => {
    const a = (u - 0.5) * TAU;
    point[0] = x + Math.sin(a) * out(v);
    point[1] = up(v);
    point[2] = z + Math.cos(a) * out(v);
  });
  return { name, role: 'stand', mesh, material: plaster, solid: true };
}

const plaster = material({ albedo: [0.7, 0.685, 0.66], roughness: 0.8, specular: 0.5 });

/**
 * Raises a part by `lift` metres; its trim, lines and painter still receive the coordinates for which they were
 * written.
 */
function raised(part: ScenePart, lift: number): ScenePart {
  const { trim, lines, detail, glass } = part;
  return {
    ...part,
    mesh: raisedMesh(part.mesh, lift),
    ...(trim && { trim: (x, y, z, u, v) => trim(x, y - lift, z, u, v) }),
    ...(lines && { lines: (x, y, z, u, v) => lines(x, y - lift, z, u, v) }),
    ...(detail && { detail: raisedPainter(detail, lift) }),
    ...(glass && 'outer' in glass && { glass: raisedGlass(glass, lift) }),
  };
}

function raisedMesh(mesh: Mesh, lift: number): Mesh {
  const positions = mesh.positions.slice();
  for (let k = 1; k < positions.length; k += 3) positions[k] = positions[k]! + lift;
  return { ...mesh, positions };
}

function raisedPainter(painter: Painter, lift: number): Painter {
  let below: SurfacePoint | null = null;
  return (point, surface) => {
    below = Object.assign(below ?? { ...point }, point);
    below.y = point.y - lift;
    painter(below, surface);
  };
}

function raisedGlass(glass: GlassBody, lift: number): GlassBody {
  const { outer, inner, film, mouth } = glass;
  return {
    ...glass,
    outer: (x, y, z) => outer(x, y - lift, z),
    inner: (x, y, z) => inner(x, y - lift, z),
    level: glass.level + lift,
    enclosed: glass.enclosed.map((it) => ({
      ...it,
      field: (x: number, y: number, z: number) => it.field(x, y - lift, z),
    })),
    ...(mouth !== undefined && { mouth: mouth + lift }),
    ...(film && { film: (y: number, out: Float64Array) => film(y - lift, out) }),
  };
}
