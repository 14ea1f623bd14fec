/** The directions of the cloth below a whole artwork, with its mean stretch and its shear. */
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../parts/part.ts';
import { flatPoint, type ArtFrame, type Box, type FlatPoint } from './art-frame.ts';

/** Points along one side of an artwork at which the cloth below it is measured. */
const SIDE_POINTS = 15;
/** Minimum share of these points that must lie on cloth. */
const MIN_FOUND = 0.25;
/**
 * Maximum factor on given lengths that is believed, and minimum as its reciprocal: beyond them the cloth is folded over
 * itself.
 */
const MAX_STRETCH = 1.6;
/** Maximum sine of the angle by which the threads of the cloth are believed to be sheared. */
const MAX_SHEAR = 0.4;

/**
 * Corrects directions that were measured along the two threads of the cloth, or round another place, by the mean stretch
 * and the shear of the worn cloth over a whole artwork: a turned one is then as wide as asked too. The corrected
 * directions are not turned against the given ones.
 * @param turn angle in radians by which the artwork is turned clockwise.
 */
export function frameOver(part: Part, centre: FlatPoint, box: Box, turn: number, base: ArtFrame): ArtFrame {
  const found = meanStretches(part, centre, box, turn, base);
  return found === null ? base : stretched(base, found);
}

/** Directions corrected by the stretches of the cloth; the given ones where these are not believed. */
export function stretched(base: ArtFrame, found: MeanStretches): ArtFrame {
  // The metric of the cloth on its threads, and on the given directions.
  const [uu, vv, uv] = [found.u ** 2, found.v ** 2, (found.both ** 2 - found.apart ** 2) / 4];
  const [right, up] = [flatPoint(ORIGIN, base, 0, 1, 0), flatPoint(ORIGIN, base, 0, 0, 1)];
  const product = (a: FlatPoint, b: FlatPoint) => uu * a.u * b.u + vv * a.v * b.v + uv * (a.u * b.v + a.v * b.u);
  const [across, upwards, mixed] = [product(right, right), product(up, up), product(right, up)];
  // Its square root makes lengths along the given directions to worn ones.
  const root = Math.sqrt(Math.max(0, across * upwards - mixed ** 2));
  const sum = Math.sqrt(across + upwards + 2 * root);
  const [wider, higher, shear] = [(across + root) / sum, (upwards + root) / sum, mixed / sum];
  const isBelieved = (stretch: number) => stretch < MAX_STRETCH && stretch > 1 / MAX_STRETCH;
  if (!isBelieved(wider) || !isBelieved(higher) || Math.abs(shear) > MAX_SHEAR) return base;
  const mix = (a: number, b: number): ArtFrame['right'] => [
    a * base.right[0] + b * base.up[0],
    a * base.right[1] + b * base.up[1],
  ];
  return { right: mix(wider, shear), up: mix(shear, higher) };
}

const ORIGIN: FlatPoint = { u: 0, v: 0 };

export interface MeanStretches {
  /** Mean worn length of a metre of flat cloth along u. */
  readonly u: number;
  /** Mean worn length of a metre of flat cloth along v. */
  readonly v: number;
  /** Mean worn length of the way that is a metre along u and a metre along v. */
  readonly both: number;
  /** Mean worn length of the way that is a metre along u and a metre against v. */
  readonly apart: number;
}

/** Null where too little of an artwork lies on the cloth of its part. */
function meanStretches(
  { mesh, trim }: Part,
  centre: FlatPoint,
  { width, height }: Box,
  turn: number,
  frame: ArtFrame,
): MeanStretches | null {
  const { positions: p, uvs, indices } = mesh;
  // Distances on flat cloth from one of the points to the next one along the width and the height of the artwork.
  const one = flatPoint(ORIGIN, frame, turn, width / 1000 / SIDE_POINTS, 0);
  const next = flatPoint(ORIGIN, frame, turn, 0, height / 1000 / SIDE_POINTS);
  const determinant = one.u * next.v - one.v * next.u;
  const middle = (SIDE_POINTS - 1) / 2;
  const count = uvs.length / 2;
  const columns = new Float32Array(count);
  const rows = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const du = uvs[2 * k]! - centre.u;
    const dv = uvs[2 * k + 1]! - centre.v;
    columns[k] = middle + (du * next.v - dv * next.u) / determinant;
    rows[k] = middle + (dv * one.u - du * one.v) / determinant;
  }
  const sums: Sums = { u: 0, v: 0, both: 0, apart: 0 };
  let points = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [ca, cb, cc] = [columns[a]!, columns[b]!, columns[c]!];
    const left = Math.max(0, Math.ceil(Math.min(ca, cb, cc)));
    const right = Math.min(SIDE_POINTS - 1, Math.max(ca, cb, cc));
    if (left > right) continue;
    const [ra, rb, rc] = [rows[a]!, rows[b]!, rows[c]!];
    const low = Math.max(0, Math.ceil(Math.min(ra, rb, rc)));
    const high = Math.min(SIDE_POINTS - 1, Math.max(ra, rb, rc));
    if (low > high) continue;
    const area = (cb - ca) * (rc - ra) - (cc - ca) * (rb - ra);
    if (Math.abs(area) < 1e-9) continue;
    let inside = 0;
    for (let row = low; row <= high; row++) {
      for (let column = left; column <= right; column++) {
        const wb = ((column - ca) * (rc - ra) - (cc - ca) * (row - ra)) / area;
        const wc = ((cb - ca) * (row - ra) - (column - ca) * (rb - ra)) / area;
        if (wb >= 0 && wc >= 0 && wb + wc <= 1) inside++;
      }
    }
    if (inside === 0) continue;
    const mean = (values: ArrayLike<number>, size: number, axis: number) =>
      (values[size * a + axis]! + values[size * b + axis]! + values[size * c + axis]!) / 3;
    if (trim && trim(mean(p, 3, 0), mean(p, 3, 1), mean(p, 3, 2), mean(uvs, 2, 0), mean(uvs, 2, 1)) < 0) continue;
    addStretches(mesh, t, inside, sums);
    points += inside;
  }
  if (points < MIN_FOUND * SIDE_POINTS ** 2) return null;
  return { u: sums.u / points, v: sums.v / points, both: sums.both / points, apart: sums.apart / points };
}

/** Adds the stretches of a triangle, the first of whose indices is `t`, times a weight. */
export function addStretches({ positions: p, uvs, indices }: Mesh, t: number, weight: number, sums: Sums): void {
  const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
  const [u1, u2] = [uvs[2 * b]! - uvs[2 * a]!, uvs[2 * c]! - uvs[2 * a]!];
  const [v1, v2] = [uvs[2 * b + 1]! - uvs[2 * a + 1]!, uvs[2 * c + 1]! - uvs[2 * a + 1]!];
  const flat = u1 * v2 - u2 * v1;
  const squares = { u: 0, v: 0, both: 0, apart: 0 };
  for (let axis = 0; axis < 3; axis++) {
    const [e1, e2] = [p[3 * b + axis]! - p[3 * a + axis]!, p[3 * c + axis]! - p[3 * a + axis]!];
    const [alongU, alongV] = [(e1 * v2 - e2 * v1) / flat, (e2 * u1 - e1 * u2) / flat];
    squares.u += alongU ** 2;
    squares.v += alongV ** 2;
    squares.both += (alongU + alongV) ** 2;
    squares.apart += (alongU - alongV) ** 2;
  }
  sums.u += weight * Math.sqrt(squares.u);
  sums.v += weight * Math.sqrt(squares.v);
  sums.both += weight * Math.sqrt(squares.both);
  sums.apart += weight * Math.sqrt(squares.apart);
}

/** Stretches times their weights. */
export type Sums = { -readonly [Name in keyof MeanStretches]: number };
