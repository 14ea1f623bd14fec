import type { Polyline } from './stroke.ts';

/** Consecutive cubic Bezier pieces: x0 y0, then x1 y1 x2 y2 x3 y3 for every piece. */
export type CurvePath = readonly number[];

type Point = readonly [x: number, y: number];

/** Length in points of the two arms of a line that are compared at a possible corner. */
const ARM = 5;
/** Cosine between the two arms below which there is a corner. */
const CORNER_COSINE = 0.62;

/**
 * Fits smooth curves to a traced line, within `tolerance` of each of its points, and preserves sharp corners.
 * Least-squares fitting with reparametrisation and splitting at the worst point: Schneider, "An Algorithm for
 * Automatically Fitting Digitized Curves", Graphics Gems, 1990.
 */
export function fitCurve(line: Polyline, tolerance: number): CurvePath {
  const points: Point[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const point: Point = [line[i]!, line[i + 1]!];
    const last = points.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 1e-6) points.push(point);
  }
  if (points.length < 2) return [];
  const out: number[] = [...points[0]!];
  const corners = cornersOf(points);
  for (let i = 1; i < corners.length; i++) {
    const run = points.slice(corners[i - 1], corners[i]! + 1);
    fitRun(run, tangent(run, 0, 1), tangent(run, run.length - 1, -1), tolerance, out);
  }
  return out;
}

/** Indices of both ends and of the sharpest point of every sharp turn. */
function cornersOf(points: readonly Point[]): number[] {
  const corners = [0];
  const cosineAt = (i: number) => {
    const [a, b, c] = [points[i - ARM]!, points[i]!, points[i + ARM]!];
    const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
    return (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) + 1e-12);
  };
  let best = -1;
  let sharpest = CORNER_COSINE;
  for (let i = ARM; i < points.length - ARM; i++) {
    const cosine = cosineAt(i);
    if (cosine < sharpest) [best, sharpest] = [i, cosine];
    if (best >= 0 && (i - best >= ARM || i === points.length - ARM - 1)) {
      corners.push(best);
      [best, sharpest] = [-1, CORNER_COSINE];
    }
  }
  return [...corners, points.length - 1];
}

/** Unit direction into the run from one of its ends, averaged over a few points so that jitter does not bend it. */
function tangent(run: readonly Point[], at: number, step: 1 | -1): Point {
  const far = run[Math.min(run.length - 1, Math.max(0, at + step * Math.min(4, run.length - 1)))]!;
  const [dx, dy] = [far[0] - run[at]![0], far[1] - run[at]![1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function fitRun(points: readonly Point[], start: Point, end: Point, tolerance: number, out: number[]): void {
  const first = points[0]!;
  const last = points.at(-1)!;
  if (points.length === 2) {
    const third = Math.hypot(last[0] - first[0], last[1] - first[1]) / 3;
    out.push(first[0] + start[0] * third, first[1] + start[1] * third);
    out.push(last[0] + end[0] * third, last[1] + end[1] * third, ...last);
    return;
  }
  let shares = chordShares(points);
  let worst = 0;
  for (let round = 0; round < 4; round++) {
    const piece = leastSquares(points, shares, start, end);
    const [error, at] = farthest(points, shares, piece);
    worst = at;
    if (error <= tolerance * tolerance) {
      out.push(...piece.slice(2));
      return;
    }
    // When the fit is far off, better parameters do not help.
    if (error > 16 * tolerance * tolerance) break;
    shares = points.map((point, i) => improved(piece, point, shares[i]!));
  }
  const middle = Math.min(points.length - 2, Math.max(1, worst));
  const [before, after] = [points[Math.max(0, middle - 2)]!, points[Math.min(points.length - 1, middle + 2)]!];
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  const along: Point = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
  fitRun(points.slice(0, middle + 1), start, [-along[0], -along[1]], tolerance, out);
  fitRun(points.slice(middle), along, end, tolerance, out);
}

function chordShares(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    lengths.push(lengths[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]));
  }
  const whole = lengths.at(-1)!;
  return lengths.map((length) => length / whole);
}

/** The cubic from the first to the last point, with these end tangents, that fits the points best by least squares. */
function leastSquares(points: readonly Point[], shares: readonly number[], start: Point, end: Point): number[] {
  const first = points[0]!;
  const last = points.at(-1)!;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (let i = 0; i < points.length; i++) {
    const [b0, b1, b2, b3] = bernstein(shares[i]!);
    const a1: Point = [start[0] * b1, start[1] * b1];
    const a2: Point = [end[0] * b2, end[1] * b2];
    c00 += a1[0] * a1[0] + a1[1] * a1[1];
    c01 += a1[0] * a2[0] + a1[1] * a2[1];
    c11 += a2[0] * a2[0] + a2[1] * a2[1];
    const restX = points[i]![0] - first[0] * (b0 + b1) - last[0] * (b2 + b3);
    const restY = points[i]![1] - first[1] * (b0 + b1) - last[1] * (b2 + b3);
    x0 += a1[0] * restX + a1[1] * restY;
    x1 += a2[0] * restX + a2[1] * restY;
  }
  const determinant = c00 * c11 - c01 * c01;
  const chord = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let left = Math.abs(determinant) > 1e-9 ? (x0 * c11 - x1 * c01) / determinant : 0;
  let right = Math.abs(determinant) > 1e-9 ? (c00 * x1 - c01 * x0) / determinant : 0;
  // Handles that point backwards or are too long make loops.
  if (left < 1e-3 * chord || right < 1e-3 * chord || left > 3 * chord || right > 3 * chord) left = right = chord / 3;
  return [
    ...first,
    ...[first[0] + start[0] * left, first[1] + start[1] * left],
    ...[last[0] + end[0] * right, last[1] + end[1] * right],
    ...last,
  ];
}

function bernstein(t: number): readonly [number, number, number, number] {
  const s = 1 - t;
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
}

function pointAt(piece: readonly number[], t: number): Point {
  const b = bernstein(t);
  return [
    b[0] * piece[0]! + b[1] * piece[2]! + b[2] * piece[4]! + b[3] * piece[6]!,
    b[0] * piece[1]! + b[1] * piece[3]! + b[2] * piece[5]! + b[3] * piece[7]!,
  ];
}

function farthest(
  points: readonly Point[],
  shares: readonly number[],
  piece: readonly number[],
): readonly [squared: number, at: number] {
  let [squared, at] = [0, Math.floor(points.length / 2)];
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = pointAt(piece, shares[i]!);
    const away = (x - points[i]![0]) ** 2 + (y - points[i]![1]) ** 2;
    if (away > squared) [squared, at] = [away, i];
  }
  return [squared, at];
}

/** One Newton step towards the curve parameter nearest the point. */
function improved(p: readonly number[], [x, y]: Point, t: number): number {
  const s = 1 - t;
  const [cx, cy] = pointAt(p, t);
  const first = (k: 0 | 1) =>
    3 * (s * s * (p[2 + k]! - p[k]!) + 2 * s * t * (p[4 + k]! - p[2 + k]!) + t * t * (p[6 + k]! - p[4 + k]!));
  const second = (k: 0 | 1) =>
    6 * (s * (p[4 + k]! - 2 * p[2 + k]! + p[k]!) + t * (p[6 + k]! - 2 * p[4 + k]! + p[2 + k]!));
  const [dx, dy] = [first(0), first(1)];
  const slope = dx * dx + dy * dy + (cx - x) * second(0) + (cy - y) * second(1);
  if (Math.abs(slope) < 1e-12) return t;
  return Math.min(1, Math.max(0, t - ((cx - x) * dx + (cy - y) * dy) / slope));
}
