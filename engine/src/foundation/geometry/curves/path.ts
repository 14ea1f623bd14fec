import type { MutableVec3, Vec3 } from '../vector.ts';

/** Points on a Catmull-Rom spline through `points`, `steps` per span. A closed path ends at its first point again. */
export function smoothPath(points: readonly Vec3[], steps: number, closed = false): MutableVec3[] {
  const n = points.length;
  const at = (i: number): Vec3 => (closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!);
  const path: MutableVec3[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    for (let s = 0; s < steps; s++) path.push(catmullRom(at(i - 1), at(i), at(i + 1), at(i + 2), s / steps));
  }
  path.push([...at(closed ? 0 : n - 1)] as MutableVec3);
  return path;
}

/** `count + 1` points on a cubic Bezier curve. */
export function bezierPath(a: Vec3, b: Vec3, c: Vec3, d: Vec3, count: number): MutableVec3[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const s = 1 - t;
    const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
    const axis = (k: 0 | 1 | 2) => weights[0] * a[k] + weights[1] * b[k] + weights[2] * c[k] + weights[3] * d[k];
    return [axis(0), axis(1), axis(2)] as MutableVec3;
  });
}

export function pathLength(path: readonly Vec3[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1]!;
    const b = path[i]!;
    length += Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  }
  return length;
}

function catmullRom(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): MutableVec3 {
  const t2 = t * t;
  const t3 = t2 * t;
  const axis = (k: 0 | 1 | 2) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t2 +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t3);
  return [axis(0), axis(1), axis(2)];
}
