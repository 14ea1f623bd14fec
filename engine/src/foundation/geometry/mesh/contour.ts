/**
 * Contour lines on a mesh, where a function of position is zero: the cut edges that hems, bindings and linings follow.
 */
import type { DistanceField } from '../curves/distance-field.ts';
import type { Mesh } from './mesh.ts';
import { addScaled, cross, dot, mix, normalise, subtract } from '../vector.ts';
import type { MutableVec3, Vec3 } from '../vector.ts';

interface ContourPoint {
  readonly at: Vec3;
  /** Unit normal of the surface. */
  readonly normal: Vec3;
  /** Unit vector within the surface, perpendicular to the line, towards the side where the function grows. */
  readonly inward: Vec3;
  /** Coordinates on the flattened cloth of the mesh, metres. */
  readonly uv: readonly [u: number, v: number];
}

export interface Contour {
  readonly points: readonly ContourPoint[];
  readonly closed: boolean;
}

/**
 * Zero lines of `field` on the mesh, each resampled every `spacing` metres and smoothed, longest first. Seen from
 * outside with the growing side up, a line runs to the right. Triangles with a corner where `keep` is false are left
 * out, and so are lines that cross fewer than seven edges.
 */
export function contours(
  mesh: Mesh,
  field: DistanceField,
  spacing: number,
  keep: (at: Vec3) => boolean = () => true,
): Contour[] {
  const { positions: p } = mesh;
  const values = new Float32Array(p.length / 3);
  for (let i = 0; i < values.length; i++) values[i] = field(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!);
  const point = (i: number): Vec3 => [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
  return valueContours(
    mesh,
    { values, share: (a, b) => refineShare(field, point(a), point(b), values[a]!, values[b]!) },
    spacing,
    (i) => keep(point(i)),
  );
}

/**
 * A value per vertex whose zero line the contour follows, and a function that finds the zero between two vertices
 * (default: linear interpolation).
 */
interface ContourValues {
  readonly values: Float32Array;
  readonly share?: (a: number, b: number) => number;
}

/** Like `contours`, but for values given per vertex, such as those that the cloth had before it was draped. */
export function valueContours(
  mesh: Mesh,
  source: ContourValues,
  spacing: number,
  keep: (vertex: number) => boolean = () => true,
): Contour[] {
  const crossings = new Map<number, Crossing>();
  const next = new Map<number, number>();
  const entered = new Set<number>();
  crossTriangles(mesh, source, keep, (from, to, a, b) => {
    crossings.set(from, a);
    crossings.set(to, b);
    next.set(from, to);
    entered.add(to);
  });
  const lines: { points: Crossing[]; closed: boolean }[] = [];
  const walk = (start: number) => {
    const points = [crossings.get(start)!];
    let at = next.get(start);
    next.delete(start);
    while (at !== undefined && at !== start) {
      points.push(crossings.get(at)!);
      const following = next.get(at);
      next.delete(at);
      at = following;
    }
    lines.push({ points, closed: at === start });
  };
  for (const key of [...next.keys()]) if (!entered.has(key)) walk(key);
  for (const key of [...next.keys()]) if (next.has(key)) walk(key);
  return lines
    .filter(({ points }) => points.length > 6)
    .map(({ points, closed }) => ({ line: resampleLine(points, closed, spacing), closed }))
    .sort((a, b) => b.line.length - a.line.length)
    .map(({ line, closed }) => ({ points: withInward(line, closed), closed }));
}

interface Crossing {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly uv: readonly [u: number, v: number];
}

function crossTriangles(
  { positions: p, normals: n, uvs, indices }: Mesh,
  { values, share: shareOf = (a, b) => values[a]! / (values[a]! - values[b]!) }: ContourValues,
  keep: (vertex: number) => boolean,
  found: (from: number, to: number, a: Crossing, b: Crossing) => void,
): void {
  const count = p.length / 3;
  const point = (i: number): Vec3 => [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
  const normal = (i: number): Vec3 => [n[i * 3]!, n[i * 3 + 1]!, n[i * 3 + 2]!];
  const crossing = (a: number, b: number): Crossing => {
    const share = shareOf(a, b);
    return {
      at: mix(point(a), point(b), share),
      normal: normalise(mix(normal(a), normal(b), share)),
      uv: mixPair([uvs[a * 2]!, uvs[a * 2 + 1]!], [uvs[b * 2]!, uvs[b * 2 + 1]!], share),
    };
  };
  for (let t = 0; t < indices.length; t += 3) {
    // Few triangles are crossed, so the others must be rejected cheaply.
    const inside0 = values[indices[t]!]! > 0;
    const inside1 = values[indices[t + 1]!]! > 0;
    if (inside0 === inside1 && inside1 === values[indices[t + 2]!]! > 0) continue;
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    if (!corners.every(keep)) continue;
    const inside = corners.map((i) => values[i]! > 0);
    const odd = inside[0] === inside[1] ? 2 : inside[0] === inside[2] ? 1 : 0;
    const [o, a, b] = [corners[odd]!, corners[(odd + 1) % 3]!, corners[(odd + 2) % 3]!];
    const key = (i: number, j: number) => (i < j ? i * count + j : j * count + i);
    const [first, second] = inside[odd] ? [a, b] : [b, a];
    found(
      key(o, first),
      key(o, second),
      crossing(Math.min(o, first), Math.max(o, first)),
      crossing(Math.min(o, second), Math.max(o, second)),
    );
  }
}

/** The share of the way between two points at which the field is zero, by two steps of regula falsi. */
function refineShare(field: DistanceField, a: Vec3, b: Vec3, va: number, vb: number): number {
  let [low, high, fl, fh] = [0, 1, va, vb];
  let share = va / (va - vb);
  for (let step = 0; step < 2; step++) {
    const [x, y, z] = mix(a, b, share);
    const value = field(x, y, z);
    if (value > 0 === fl > 0) [low, fl] = [share, value];
    else [high, fh] = [share, value];
    share = fl === fh ? share : low + ((high - low) * fl) / (fl - fh);
  }
  return share;
}

function resampleLine(points: readonly Crossing[], closed: boolean, spacing: number): Crossing[] {
  const source = closed ? [...points, points[0]!] : [...points];
  const along = [0];
  for (let i = 1; i < source.length; i++) {
    const [x, y, z] = subtract(source[i]!.at, source[i - 1]!.at);
    along.push(along[i - 1]! + Math.hypot(x, y, z));
  }
  const length = along.at(-1)!;
  const count = Math.max(4, Math.round(length / spacing));
  let i = 0;
  const line = Array.from({ length: closed ? count : count + 1 }, (_, k) => {
    const target = (length * k) / count;
    while (i < source.length - 2 && along[i + 1]! < target) i++;
    const share = (target - along[i]!) / (along[i + 1]! - along[i]! || 1);
    return {
      at: mix(source[i]!.at, source[i + 1]!.at, share),
      normal: mix(source[i]!.normal, source[i + 1]!.normal, share),
      uv: mixPair(source[i]!.uv, source[i + 1]!.uv, share),
    };
  });
  return smoothLine(smoothLine(line, closed), closed);
}

function smoothLine(line: readonly Crossing[], closed: boolean): Crossing[] {
  const n = line.length;
  return line.map((point, i) => {
    if (!closed && (i === 0 || i === n - 1)) return point;
    const before = line[(i + n - 1) % n]!;
    const after = line[(i + 1) % n]!;
    return {
      at: mix(point.at, mix(before.at, after.at, 0.5), 0.4),
      normal: normalise(mix(point.normal, mix(before.normal, after.normal, 0.5), 0.5)),
      uv: point.uv,
    };
  });
}

function withInward(line: readonly Crossing[], closed: boolean): ContourPoint[] {
  const n = line.length;
  return line.map(({ at, normal, uv }, i) => {
    const before = line[closed ? (i + n - 1) % n : Math.max(0, i - 1)]!.at;
    const after = line[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]!.at;
    const tangent = subtract(after, before);
    const inward: MutableVec3 = normalise(cross(normal, tangent));
    return { at, normal, inward: normalise(addScaled(inward, normal, -dot(inward, normal))), uv };
  });
}

type Pair = readonly [u: number, v: number];

function mixPair(a: Pair, b: Pair, share: number): Pair {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
