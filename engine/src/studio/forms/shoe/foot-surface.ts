import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
/** Finds points on the upper for parts on top of it: straps, laces and bows. */
import type { Vec3, MutableVec3 } from '../../../foundation/geometry/vector.ts';
import { addScaled, normalise } from '../../../foundation/geometry/vector.ts';
import type { ShoeLast } from './shoe-last.ts';

/**
 * The first intersection of a ray with the upper, `lift` metres in front of it. `from` is outside; `along` has unit
 * length.
 */
export function meetUpper({ upper }: Pick<ShoeLast, 'upper'>, from: Vec3, along: Vec3, lift: number): MutableVec3 {
  let far = 0;
  for (let step = 0; step < 90; step++) {
    const gap = upper(from[0] + along[0] * far, from[1] + along[1] * far, from[2] + along[2] * far);
    if (gap < 1e-4) break;
    far += gap * 0.65;
    if (far > 0.2) break;
  }
  return addScaled(from, along, far - lift);
}

/**
 * A path over the foot from its outer to its inner side: at x at the centre, `slant` metres further back at the sides,
 * and down to `low` metres above the bed.
 */
export function pathOver(last: ShoeLast, x: number, slant: number, low: number, lift: number): MutableVec3[] {
  const count = 44;
  const points = Array.from({ length: count + 1 }, (_, i): MutableVec3 => {
    const angle = (i / count - 0.5) * Math.PI * 1.02;
    const s = Math.sin(angle);
    const at = x - slant * s * s;
    const centre: Vec3 = [at, last.bed(at) + low, 0];
    const out: Vec3 = [0, Math.max(0, Math.cos(angle)), s];
    return meetUpper(last, addScaled(centre, out, 0.11), [0, -out[1], -out[2]], lift);
  });
  return points;
}

/** The line of instep and shin in the median plane, from the toes upwards, with outward normals. */
export function ridge(last: ShoeLast, from: number, top: number, spacing: number): { at: Vec3; out: Vec3 }[] {
  const found: MutableVec3[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    // The ray turns from straight down over the toes to horizontal at the shin.
    const tilt = (Math.PI / 2) * Math.min(1, Math.max(0, 1.12 - 1.25 * t));
    const along = normalise([-Math.cos(tilt), -Math.sin(tilt), 0]);
    const x = Math.max(-0.06, from - (from + 0.06) * Math.min(1, t * 1.25));
    const y = Math.max(last.bed(x) + 0.025, top * t);
    found.push(meetUpper(last, addScaled([x, y, 0], along, -0.16), along, 0));
  }
  const line: { at: Vec3; out: Vec3 }[] = [];
  let left = 0;
  for (let i = 1; i < found.length; i++) {
    const [a, b] = [found[i - 1]!, found[i]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 1e-5) continue;
    const out = normalise([b[1] - a[1], a[0] - b[0], 0]);
    while (left <= length) {
      const t = left / length;
      line.push({ at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0], out });
      left += spacing;
    }
    left -= length;
  }
  return line;
}

/** Place (x, z) in metres of the post of a flip-flop, between the first two toes. */
export const THONG = [0.079, -0.0095] as const;

/** Metres inside the two straps of a flip-flop, which lie on the foot from the post to the sides of the sole. */
export function thongStraps(last: ShoeLast): DistanceField {
  const paths = [1, -1].map((side) => {
    const above = (x: number, z: number) => meetUpper(last, [x, last.bed(x) + 0.16, z], [0, -1, 0], 0);
    const beside = (x: number, up: number) => meetUpper(last, [x, last.bed(x) + up, side * 0.12], [0, 0, -side], 0);
    const [x, z] = THONG;
    const over = [above(x + 0.001, z), above(x - 0.012, z + side * 0.006), above(0.042, z * 0.4 + side * 0.0195)];
    return smoothPath([...over, beside(0.012, 0.026), beside(-0.012, 0.011), beside(-0.022, -0.004)], 8);
  });
  return (x, y, z) => Math.max(...paths.map((path) => insideStrap(path, x, y, z)));
}

/** Metres inside a strap that is narrow at the start of its path and broad at its end. */
function insideStrap(path: readonly Vec3[], x: number, y: number, z: number): number {
  let inside = -0.05;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const along = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz || 1);
    const t = clamp(along);
    const far = Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy, z - a[2] - t * dz);
    const half = 0.0052 + 0.0042 * smoothstep(0, 0.7, (i - 1 + t) / (path.length - 1));
    inside = Math.max(inside, half - far);
  }
  return inside;
}
