/** How far the worn cloth of a part is stretched from place to place, and the way over it by worn lengths. */
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../parts/part.ts';
import { flatPoint, type ArtFrame, type Box, type FlatPoint } from './art-frame.ts';
import { addStretches, stretched, type Sums } from './frame-over.ts';

/** Side in metres of the squares of flat cloth in which its stretches are measured. */
const SQUARE = 0.005;
/** Squares to each side of a place over which they are averaged: single folds are not followed. */
const AROUND = 4;
/** Metres of a step on the way. */
const STEP = 0.01;
/** Area in square metres of flat cloth round a place below which nothing is known of it. */
const MIN_AREA = 2e-4;

export interface WornCloth {
  /** The directions at a point of the flat cloth: the given ones, corrected by the stretches round it. */
  frameAt(point: FlatPoint, base: ArtFrame): ArtFrame;
}

/** The latest measures of each mesh, which the takes of a scene have in common. */
const known = new WeakMap<Mesh, { readonly trim: Part['trim']; readonly cloth: WornCloth }>();

/** The cloth of a part, which is measured where it is asked for. */
export function wornCloth(part: Part): WornCloth {
  const found = known.get(part.mesh);
  if (found !== undefined && found.trim === part.trim) return found.cloth;
  const cloth = measuredCloth(part);
  known.set(part.mesh, { trim: part.trim, cloth });
  return cloth;
}

function measuredCloth({ mesh, trim }: Part): WornCloth {
  const { positions: p, uvs, indices } = mesh;
  const mean = (values: Float32Array, size: number, axis: number, t: number) =>
    (values[size * indices[t]! + axis]! + values[size * indices[t + 1]! + axis]! + values[size * indices[t + 2]! + axis]!) / 3; // prettier-ignore
  const triangles = new Map<number, number[]>();
  const squareOf = (column: number, row: number) => row * MAX_COLUMNS + column;
  for (let t = 0; t < indices.length; t += 3) {
    const square = squareOf(Math.floor(mean(uvs, 2, 0, t) / SQUARE), Math.floor(mean(uvs, 2, 1, t) / SQUARE));
    const others = triangles.get(square);
    if (others === undefined) triangles.set(square, [t]);
    else others.push(t);
  }
  const measure = (square: number): Measured => {
    const sums: Sums = { u: 0, v: 0, both: 0, apart: 0 };
    let area = 0;
    for (const t of triangles.get(square) ?? []) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      const across = (uvs[2 * b]! - uvs[2 * a]!) * (uvs[2 * c + 1]! - uvs[2 * a + 1]!);
      const flat = Math.abs(across - (uvs[2 * c]! - uvs[2 * a]!) * (uvs[2 * b + 1]! - uvs[2 * a + 1]!)) / 2;
      if (flat < 1e-10) continue;
      if (trim && trim(mean(p, 3, 0, t), mean(p, 3, 1, t), mean(p, 3, 2, t), mean(uvs, 2, 0, t), mean(uvs, 2, 1, t)) < 0) continue; // prettier-ignore
      addStretches(mesh, t, flat, sums);
      area += flat;
    }
    return { sums, area };
  };
  const measured = new Map<number, Measured>();
  return {
    frameAt({ u, v }, base) {
      const total: Sums = { u: 0, v: 0, both: 0, apart: 0 };
      let whole = 0;
      const [column, row] = [Math.floor(u / SQUARE), Math.floor(v / SQUARE)];
      for (let j = row - AROUND; j <= row + AROUND; j++) {
        for (let i = column - AROUND; i <= column + AROUND; i++) {
          const square = squareOf(i, j);
          let found = measured.get(square);
          if (found === undefined) measured.set(square, (found = measure(square)));
          whole += found.area;
          for (const name of NAMES) total[name] += found.sums[name];
        }
      }
      if (whole < MIN_AREA) return base;
      return stretched(base, { u: total.u / whole, v: total.v / whole, both: total.both / whole, apart: total.apart / whole }); // prettier-ignore
    },
  };
}

const NAMES = ['u', 'v', 'both', 'apart'] as const;

/** More than a hundred metres of squares. */
const MAX_COLUMNS = 1e5;

/** Stretches times the area of flat cloth on which they were measured, in square metres. */
interface Measured {
  readonly sums: Sums;
  readonly area: number;
}

/**
 * The point of flat cloth that lies worn metres to the right and up of a centre, along a straight way.
 * @param base directions at the centre, which the way keeps.
 */
export function pointAlong(cloth: WornCloth, centre: FlatPoint, base: ArtFrame, right: number, up: number): FlatPoint {
  const steps = Math.ceil(Math.hypot(right, up) / STEP);
  let at = centre;
  for (let step = 0; step < steps; step++) at = flatPoint(at, cloth.frameAt(at, base), 0, right / steps, up / steps);
  return at;
}

/** Shares of half the width and half the height of an artwork at whose points it is fitted to the cloth. */
const FITTED_AT = [-0.7, 0, 0.7];

/**
 * Centre and directions of an artwork on flat cloth that bring its points nearest to where they should be on the worn cloth,
 * by least squares: where the stretch changes below it, a print can only be right in the mean.
 * @param placed the point of flat cloth at which its centre should be.
 * @param base directions at that point.
 * @param turn angle in radians by which it is turned clockwise.
 */
export function fitOver(
  cloth: WornCloth,
  placed: FlatPoint,
  base: ArtFrame,
  { width, height }: Box,
  turn: number,
): { readonly centre: FlatPoint; readonly frame: ArtFrame } | null {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const points = FITTED_AT.flatMap((j) =>
    FITTED_AT.map((i) => {
      const [across, upwards] = [(i * width) / 2000, (j * height) / 2000];
      const [x, y] = [across * cos + upwards * sin, upwards * cos - across * sin];
      return { x, y, ...pointAlong(cloth, placed, base, x, y) };
    }),
  );
  const sum = (of: (point: (typeof points)[number]) => number) => points.reduce((total, point) => total + of(point), 0);
  const centre = { u: sum(({ u }) => u) / points.length, v: sum(({ v }) => v) / points.length };
  const uu = sum(({ u }) => (u - centre.u) ** 2);
  const vv = sum(({ v }) => (v - centre.v) ** 2);
  const uv = sum(({ u, v }) => (u - centre.u) * (v - centre.v));
  const determinant = uu * vv - uv ** 2;
  if (!(determinant > 0)) return null;
  const direction = (of: (point: (typeof points)[number]) => number): ArtFrame['right'] => {
    const [alongU, alongV] = [sum((p) => of(p) * (p.u - centre.u)), sum((p) => of(p) * (p.v - centre.v))];
    return [(alongU * vv - alongV * uv) / determinant, (alongV * uu - alongU * uv) / determinant];
  };
  return { centre, frame: { right: direction(({ x }) => x), up: direction(({ y }) => y) } };
}
