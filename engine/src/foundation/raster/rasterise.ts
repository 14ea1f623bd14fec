import type { Geometry } from './geometry.ts';
import { scratchFloats, scratchIntegers } from './scratch.ts';

/**
 * Vertices in screen space: x and y in samples (pixel centres at integers), z the distance along the view axis in
 * metres.
 */
export interface ProjectedVertices {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /**
   * True for perspective, in which 1 / z is linear across a triangle; false for the parallel projection of a shadow
   * map, in which z is.
   */
  readonly perspective: boolean;
  /**
   * Samples are displaced by `STAGGER` from their rows and columns; not for looks that follow edges from sample to
   * sample.
   */
  readonly staggered: boolean;
}

/**
 * Displacement of staggered samples, in samples: right on odd rows and left on even ones, down on even columns and up
 * on odd ones. No two of four in a square share a row or column (rotated grid), so that nearly vertical or horizontal
 * edges show four steps instead of two.
 */
export const STAGGER = 0.25;

/** The nearest surface at each sample of a band of rows: depth and triangle (8 bytes). */
export interface VisibilityBuffer {
  readonly width: number;
  readonly height: number;
  /** First row of the picture that the band covers. */
  readonly top: number;
  /** +Infinity where there is no surface. */
  readonly depth: Float32Array;
  /** -1 where there is no surface. */
  readonly triangle: Int32Array;
}

/** An empty visibility buffer in memory of its own; `top` is its first row in the picture. */
export function createVisibilityBuffer(width: number, height: number, top = 0): VisibilityBuffer {
  const count = width * height;
  return {
    width,
    height,
    top,
    depth: new Float32Array(count).fill(Infinity),
    triangle: new Int32Array(count).fill(-1),
  };
}

/** A visibility buffer in memory that the next such buffer of the thread reuses. */
export function scratchVisibilityBuffer(width: number, height: number): VisibilityBuffer {
  const count = width * height;
  return {
    width,
    height,
    top: 0,
    depth: scratchFloats('visible depth', count).fill(Infinity),
    triangle: scratchIntegers('visible triangle', count).fill(-1),
  };
}

/**
 * A buffer for depth alone, as a shadow map needs it, in `memory` of `width` x `height`: triangles are not recorded.
 */
export function createDepthBuffer(width: number, height: number, memory: Float32Array): VisibilityBuffer {
  return { width, height, top: 0, depth: memory.fill(Infinity), triangle: new Int32Array(0) };
}

/** Empties a buffer and returns its memory as a buffer for another band with at most as many rows. */
export function emptyBuffer(buffer: VisibilityBuffer, height: number, top: number): VisibilityBuffer {
  const count = buffer.width * height;
  return {
    width: buffer.width,
    height,
    top,
    depth: buffer.depth.subarray(0, count).fill(Infinity),
    triangle: buffer.triangle.subarray(0, count).fill(-1),
  };
}

/** A view of some rows of a buffer. */
export function rowsOf(buffer: VisibilityBuffer, first: number, height: number): VisibilityBuffer {
  const from = buffer.width * first;
  const to = from + buffer.width * height;
  return {
    width: buffer.width,
    height,
    top: buffer.top + first,
    depth: buffer.depth.subarray(from, to),
    triangle: buffer.triangle.subarray(from, to),
  };
}

export interface RasteriseOptions {
  /** Parts to draw; default all. */
  readonly accepts?: (part: number) => boolean;
  /** Indices of the triangles to draw; by default all. */
  readonly among?: Int32Array;
  /** Only samples strictly behind this depth (and `nearGap` metres) are drawn: depth peeling of the next layer. */
  readonly behind?: Float32Array;
  readonly nearGap?: number;
  /** Called every few milliseconds; may throw to stop. */
  readonly check?: () => void;
}

/** Triangles between two checks. */
const CHECK_EVERY = 16384;

/**
 * Draws the nearest triangle into each sample, by barycentric coordinates that change by constant steps (edge
 * functions, Pineda 1988). Samples outside a part's trim are skipped.
 */
export function rasterise(
  geometry: Geometry,
  projected: ProjectedVertices,
  buffer: VisibilityBuffer,
  options: RasteriseOptions = {},
): void {
  const { triangleParts } = geometry;
  const accepted = geometry.parts.map((_, part) => !options.accepts || options.accepts(part));
  const { among, behind, nearGap = 0 } = options;
  const target: Target = { geometry, projected, buffer, weights: weightsOf(projected), among, behind, nearGap };
  const count = among ? among.length : triangleParts.length;
  for (let from = 0; from < count; from += CHECK_EVERY) {
    options.check?.();
    fillTriangles(target, accepted, from, Math.min(count, from + CHECK_EVERY));
  }
}

/** Called for some triangles at a time, because V8 would recompile one loop over all of them while it runs. */
function fillTriangles(target: Target, accepted: readonly boolean[], from: number, to: number): void {
  const { among, geometry } = target;
  const { triangleParts } = geometry;
  for (let i = from; i < to; i++) {
    const t = among ? among[i]! : i;
    if (accepted[triangleParts[t]!]) fillTriangle(target, t);
  }
}

/** Cached for vertices that are drawn band by band and sheet by sheet. */
const knownWeights = new WeakMap<ProjectedVertices, Float32Array>();

function weightsOf(projected: ProjectedVertices): Float32Array {
  if (!projected.perspective) return projected.z;
  let weights = knownWeights.get(projected);
  if (!weights) knownWeights.set(projected, (weights = projected.z.map((z) => (z < NEAR ? NaN : 1 / z))));
  return weights;
}

/** The accepted triangles that may be visible in rows `from` to before `to`. */
export function trianglesInRows(
  { indices, triangleParts, parts }: Geometry,
  { y }: ProjectedVertices,
  accepts: (part: number) => boolean,
  from: number,
  to: number,
): Int32Array {
  const accepted = parts.map((_, part) => accepts(part));
  const found = new Int32Array(triangleParts.length);
  let count = 0;
  for (let t = 0; t < triangleParts.length; t++) {
    if (!accepted[triangleParts[t]!]) continue;
    const a = y[indices[t * 3]!]!;
    const b = y[indices[t * 3 + 1]!]!;
    const c = y[indices[t * 3 + 2]!]!;
    if (Math.max(a, b, c) > from - 1 && Math.min(a, b, c) < to + 1) found[count++] = t;
  }
  return found.slice(0, count);
}

/** Minimum distance in metres from the eye. Triangles with a nearer vertex are not drawn. */
const NEAR = 0.05;
/** Value of a barycentric coordinate down to which a sample counts as inside a triangle. */
const TOLERANCE = -1e-5;

interface Target {
  readonly geometry: Geometry;
  readonly projected: ProjectedVertices;
  readonly buffer: VisibilityBuffer;
  /** The quantity that is linear across a triangle: 1 / z (NaN too near the eye) in perspective, else z. */
  readonly weights: Float32Array;
  readonly among: Int32Array | undefined;
  readonly behind: Float32Array | undefined;
  readonly nearGap: number;
}

/** The current triangle, as the inner loops need it; one object is reused for all. */
const shape = {
  triangle: 0,
  a: 0,
  b: 0,
  c: 0,
  ia: 0.1,
  ib: 0.1,
  ic: 0.1,
  minX: 0,
  maxX: 0,
  minY: 0,
  maxY: 0,
  originX: 0.1,
  originY: 0.1,
  firstX: 0.1,
  firstY: 0.1,
  secondX: 0.1,
  secondY: 0.1,
};

function fillTriangle(target: Target, triangle: number): void {
  const { geometry, projected, buffer, weights } = target;
  const { indices } = geometry;
  const { x, y } = projected;
  const a = indices[triangle * 3]!;
  const b = indices[triangle * 3 + 1]!;
  const c = indices[triangle * 3 + 2]!;
  const x2 = x[c]!;
  const y2 = y[c]! - buffer.top;
  const ax = x[a]! - x2;
  const ay = y[a]! - buffer.top - y2;
  const bx = x[b]! - x2;
  const by = y[b]! - buffer.top - y2;
  const slack = projected.staggered ? STAGGER + 0.01 : 0.01;
  const minX = Math.max(0, Math.ceil(x2 + Math.min(ax, bx, 0) - slack)) | 0;
  const maxX = Math.min(buffer.width - 1, Math.floor(x2 + Math.max(ax, bx, 0) + slack)) | 0;
  const minY = Math.max(0, Math.ceil(y2 + Math.min(ay, by, 0) - slack)) | 0;
  const maxY = Math.min(buffer.height - 1, Math.floor(y2 + Math.max(ay, by, 0) + slack)) | 0;
  if (minX > maxX || minY > maxY) return;
  const area = ax * by - bx * ay;
  if (area > -1e-7 && area < 1e-7) return;
  const scale = 1 / area;
  shape.triangle = triangle;
  shape.a = a;
  shape.b = b;
  shape.c = c;
  shape.ia = weights[a]!;
  shape.ib = weights[b]!;
  shape.ic = weights[c]!;
  shape.minX = minX;
  shape.maxX = maxX;
  shape.minY = minY;
  shape.maxY = maxY;
  shape.originX = minX - x2;
  shape.originY = minY - y2;
  shape.firstX = by * scale;
  shape.firstY = -bx * scale;
  shape.secondX = -ay * scale;
  shape.secondY = ax * scale;
  if (!projected.perspective) fillParallel(geometry, buffer);
  // The sum is NaN when a corner is too near.
  else if (shape.ia + shape.ib + shape.ic > 0) fillPerspective(target);
}

function fillPerspective({ geometry, projected, buffer, behind, nearGap }: Target): void {
  const { triangle, a, b, c, ia, ib, ic, minX, maxX, minY, maxY, firstX, firstY, secondX, secondY } = shape;
  const { originX, originY } = shape;
  const { depth, width, top } = buffer;
  // A product stays in a register, while a conditional between .25 and 0 would be stored to memory for each sample.
  const aside = STAGGER * (projected.staggered ? 1 : 0);
  const trimmed = geometry.triangleTrimmed[triangle] === 1;
  const wide = maxX - minX >= WIDE;
  for (let py = minY; py <= maxY; py++) {
    const across = originX + ((py + top) & 1 ? aside : -aside);
    const down = originY + (py - minY);
    let even0 = firstX * across + firstY * down;
    let even1 = secondX * across + secondY * down;
    let from = minX;
    let to = maxX;
    if (wide) {
      span.even0 = even0;
      span.even1 = even1;
      span.aside = aside;
      narrow();
      from += span.from;
      to = Math.min(to, minX + span.to);
      even0 += firstX * span.from;
      even1 += secondX * span.from;
    }
    let lean = from & 1 ? -aside : aside;
    const last = py * width + to;
    for (let k = py * width + from; k <= last; k++, even0 += firstX, even1 += secondX, lean = -lean) {
      const w0 = even0 + firstY * lean;
      const w1 = even1 + secondY * lean;
      const w2 = 1 - w0 - w1;
      if (w0 < TOLERANCE || w1 < TOLERANCE || w2 < TOLERANCE) continue;
      const mixed = w0 * ia + w1 * ib + w2 * ic;
      if (mixed * depth[k]! <= 1) continue;
      const near = 1 / mixed;
      if (behind && near <= behind[k]! + nearGap) continue;
      if (trimmed && !isKept(geometry, triangle, a, b, c, w0 * ia * near, w1 * ib * near)) continue;
      depth[k] = near;
      buffer.triangle[k] = triangle;
    }
  }
}

/** Columns of a triangle from which it pays to compute where each row begins and ends. */
const WIDE = 6;

/**
 * The weights of the current shape at the first column of a row, before samples are staggered by `aside`, and the
 * columns `from` and `to` after it that the row can cover. One object is reused for all, and its fields replace
 * arguments, because numbers passed as arguments are boxed each time.
 */
const span = { even0: 0.1, even1: 0.1, aside: 0.1, base: 0.1, slope: 0.1, from: 0, to: 0 };

function narrow(): void {
  const { firstX, firstY, secondX, secondY, minX, maxX } = shape;
  const { even0, even1, aside } = span;
  span.from = 0;
  span.to = maxX - minX;
  span.base = even0 + Math.abs(firstY) * aside;
  span.slope = firstX;
  clip();
  span.base = even1 + Math.abs(secondY) * aside;
  span.slope = secondX;
  clip();
  span.base = 1 - even0 - even1 + Math.abs(firstY + secondY) * aside;
  span.slope = -firstX - secondX;
  clip();
}

/**
 * Restricts the range to columns where a weight that starts at `base` and grows by `slope` per column is not negative.
 */
function clip(): void {
  const { base, slope } = span;
  const zero = (TOLERANCE - base) / slope;
  if (slope > 0) span.from = Math.max(span.from, Math.floor(Math.min(zero, MAX_COLUMNS))) | 0;
  else if (slope < 0) span.to = Math.min(span.to, Math.ceil(Math.max(zero, -1))) | 0;
  else if (base < TOLERANCE) span.to = -1;
}

/** More columns than any picture has, as a small integer of V8. */
const MAX_COLUMNS = 1e6;

function fillParallel(geometry: Geometry, buffer: VisibilityBuffer): void {
  const { triangle, a, b, c, ia, ib, ic, minX, maxX, minY, maxY, firstX, firstY, secondX, secondY } = shape;
  const { originX, originY } = shape;
  const { depth, width } = buffer;
  const trimmed = geometry.triangleTrimmed[triangle] === 1;
  const keepsTriangle = buffer.triangle.length > 0;
  for (let py = minY; py <= maxY; py++) {
    const down = originY + (py - minY);
    let w0 = firstX * originX + firstY * down;
    let w1 = secondX * originX + secondY * down;
    const last = py * width + maxX;
    for (let k = py * width + minX; k <= last; k++, w0 += firstX, w1 += secondX) {
      const w2 = 1 - w0 - w1;
      if (w0 < TOLERANCE || w1 < TOLERANCE || w2 < TOLERANCE) continue;
      const near = w0 * ia + w1 * ib + w2 * ic;
      if (near >= depth[k]!) continue;
      if (trimmed && !isKept(geometry, triangle, a, b, c, w0, w1)) continue;
      depth[k] = near;
      if (keepsTriangle) buffer.triangle[k] = triangle;
    }
  }
}

function isKept(g: Geometry, triangle: number, a: number, b: number, c: number, w0: number, w1: number): boolean {
  const w2 = 1 - w0 - w1;
  const { positions: p, uvs } = g;
  const trim = g.parts[g.triangleParts[triangle]!]!.trim!;
  return (
    trim(
      w0 * p[a * 3]! + w1 * p[b * 3]! + w2 * p[c * 3]!,
      w0 * p[a * 3 + 1]! + w1 * p[b * 3 + 1]! + w2 * p[c * 3 + 1]!,
      w0 * p[a * 3 + 2]! + w1 * p[b * 3 + 2]! + w2 * p[c * 3 + 2]!,
      w0 * uvs[a * 2]! + w1 * uvs[b * 2]! + w2 * uvs[c * 2]!,
      w0 * uvs[a * 2 + 1]! + w1 * uvs[b * 2 + 1]! + w2 * uvs[c * 2 + 1]!,
    ) > 0
  );
}
