import { clamp } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { mix } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';

/**
 * Half the size of a member's section in metres at a share of its length: one number for round, two for flat with the
 * first along `up`.
 */
export type MemberSize = (t: number) => number | readonly [number, number];

/** A leg, post, rail or spindle along points, with rounded ends. */
export function member(points: readonly Vec3[], size: MemberSize | number, detail: number, up?: Vec3): Mesh {
  const at = typeof size === 'number' ? () => size : size;
  return tubeMesh(points.length > 2 ? smoothPath(points, 10) : dense(points), {
    radius: (t) => {
      const end = Math.min(t, 1 - t) / 0.012;
      const round = end < 1 ? Math.sqrt(clamp(1 - (1 - end) ** 2, 0.0004)) : 1;
      const section = at(t);
      return typeof section === 'number' ? section * round : [section[0] * round, section[1] * round];
    },
    sides: atDetail(26, Math.max(0.5, detail)),
    rows: atDetail(170, Math.max(0.35, detail)),
    ...(up ? { up } : {}),
  });
}

function dense(points: readonly Vec3[]): Vec3[] {
  return Array.from({ length: 13 }, (_, i) => mix(points[0]!, points[1]!, i / 12));
}

/** A member and its mirror image on the other side. */
export function pair(points: readonly Vec3[], size: MemberSize | number, detail: number, up?: Vec3): Mesh[] {
  const mirrored = points.map(([x, y, z]): Vec3 => [-x, y, z]);
  return [member(points, size, detail, up), member(mirrored, size, detail, up)];
}

/** The path of a bent tube: straight runs joined by bends of a radius in metres. */
export function bentPath(points: readonly Vec3[], radius: number): Vec3[] {
  const path: Vec3[] = [points[0]!];
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const before = mix(b, a, Math.min(0.48, radius / gap(a, b)));
    const after = mix(b, c, Math.min(0.48, radius / gap(b, c)));
    for (let s = 0; s <= 10; s++) {
      const t = s / 10;
      path.push(mix(mix(before, b, t), mix(b, after, t), t));
    }
  }
  path.push(points.at(-1)!);
  return path;
}

function gap(a: Vec3, b: Vec3): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A tube of constant radius along a path that is already dense. */
export function pipe(path: readonly Vec3[], radius: number, detail: number): Mesh {
  return tubeMesh(path, { radius, sides: atDetail(24, Math.max(0.5, detail)), rows: path.length * 2 });
}
