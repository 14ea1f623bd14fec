import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { clamp, lerp } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { mix } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { bentPath } from './member.ts';
import type { Bar } from './product.ts';

/** Share of the length over which a bar widens where it is joined to something. */
const JOINT = 0.12;

export function barMesh(
  { path, radius, face, bend, square = 2, taper = 1, joined = 0, closed }: Bar,
  detail: number,
): Mesh {
  const [along, across] = typeof radius === 'number' ? [radius, radius] : radius;
  const dense = densePath(path, bend, closed === true);
  const points = square > 2 ? evenly(dense, SHEET) : dense;
  const length = points.reduce((sum, point, i) => (i === 0 ? 0 : sum + gap(point, points[i - 1]!)), 0);
  const round = closed ? 0 : Math.min(0.4, (square > 2 ? Math.min(along, across) : Math.max(along, across)) / length);
  return tubeMesh(points, {
    radius: (t) => {
      const fromEnd = Math.min(t, 1 - t);
      const end = round > 0 && joined === 0 ? clamp(fromEnd / round) : 1;
      const tip = Math.sqrt(Math.max(0.0004, 1 - (1 - end) ** 2));
      const size = lerp(1, taper, t) * tip * (1 + joined * Math.exp(-((fromEnd / JOINT) ** 2) * 3));
      // A flat bar is rounded across its thickness only.
      const inset = square > 2 ? Math.min(along, across) * (1 - size) : 0;
      return square > 2 ? [along - inset, across - inset] : [along * size, across * size];
    },
    closed: closed === true,
    square,
    sides: atDetail(44, Math.max(0.5, detail)),
    rows: atDetail(Math.min(400, Math.max(96, points.length * 2)), Math.max(0.4, detail)),
    ...(face ? { up: face } : {}),
  });
}

/** The path of a bar as points close enough for straight lines between them. */
export const barPath = ({ path, bend, closed }: Bar): readonly Vec3[] => densePath(path, bend, closed === true, 5);

function densePath(path: readonly Vec3[], bend: number | undefined, closed: boolean, steps = 14): readonly Vec3[] {
  if (bend !== undefined) {
    const bent = bentPath(path, bend);
    return bent.flatMap((point, i) => {
      const next = bent[i + 1];
      return next ? Array.from({ length: 4 }, (_, k) => mix(point, next, k / 4)) : [point];
    });
  }
  if (path.length === 2) return Array.from({ length: 25 }, (_, i) => mix(path[0]!, path[1]!, i / 24));
  return smoothPath(path, steps, closed);
}

/** The number of points of a flat bar, which may be a folded sheet. */
const SHEET = 360;

/** `count` points at equal distances along a path. */
function evenly(path: readonly Vec3[], count: number): Vec3[] {
  const ends = [0];
  for (let i = 1; i < path.length; i++) ends.push(ends[i - 1]! + gap(path[i]!, path[i - 1]!));
  let k = 1;
  return Array.from({ length: count }, (_, i) => {
    const along = (i / (count - 1)) * ends.at(-1)!;
    while (k < path.length - 1 && ends[k]! < along) k++;
    return mix(path[k - 1]!, path[k]!, clamp((along - ends[k - 1]!) / (ends[k]! - ends[k - 1]! || 1)));
  });
}

/** Distance to a bar of even thickness along straight runs between the points of its path. */
export function barField({ path, radius }: Bar): DistanceField {
  const thick = typeof radius === 'number' ? radius : Math.min(...radius);
  return (x, y, z) => {
    let near = Infinity;
    for (let i = 1; i < path.length; i++) {
      const [a, b] = [path[i - 1]!, path[i]!];
      const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const share = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz);
      const t = clamp(share);
      near = Math.min(near, Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy, z - a[2] - t * dz));
    }
    return near - thick;
  };
}

const gap = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
