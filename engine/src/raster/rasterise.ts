import type { Geometry } from './geometry.ts';

/** Vertices on the screen: x and y in samples (pixel centres at integers), z the distance along the view axis in metres. */
export interface ProjectedVertices {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /** Depth changes as 1 / z across a triangle. False for the parallel light of a shadow map. */
  readonly perspective: boolean;
}

/** What is seen through each sample of a band of rows: depth, triangle and two barycentrics (16 bytes). */
export interface VisibilityBuffer {
  readonly width: number;
  readonly height: number;
  /** First row of the picture that the band holds. */
  readonly top: number;
  /** +Infinity where nothing is seen. */
  readonly depth: Float32Array;
  /** -1 where nothing is seen. */
  readonly triangle: Int32Array;
  /** Perspective-correct weights of the triangle's first and second corner. */
  readonly first: Float32Array;
  readonly second: Float32Array;
}

export function createVisibilityBuffer(width: number, height: number, top = 0): VisibilityBuffer {
  const count = width * height;
  return {
    width,
    height,
    top,
    depth: new Float32Array(count).fill(Infinity),
    triangle: new Int32Array(count).fill(-1),
    first: new Float32Array(count),
    second: new Float32Array(count),
  };
}

/** For depth alone, as a shadow map needs it: triangles and weights are not kept. */
export function createDepthBuffer(width: number, height: number): VisibilityBuffer {
  const nothing = new Float32Array(0);
  const depth = new Float32Array(width * height).fill(Infinity);
  return { width, height, top: 0, depth, triangle: new Int32Array(0), first: nothing, second: nothing };
}

/** The same memory, emptied, for another band of at most as many rows. */
export function emptyBuffer(buffer: VisibilityBuffer, height: number, top: number): VisibilityBuffer {
  const count = buffer.width * height;
  return {
    width: buffer.width,
    height,
    top,
    depth: buffer.depth.subarray(0, count).fill(Infinity),
    triangle: buffer.triangle.subarray(0, count).fill(-1),
    first: buffer.first.subarray(0, count),
    second: buffer.second.subarray(0, count),
  };
}

export interface RasteriseOptions {
  /** Parts to draw; default all. */
  readonly accepts?: (part: number) => boolean;
  /** Only samples strictly behind this depth (and `nearGap` metres) are drawn: peels the next layer. */
  readonly behind?: Float32Array;
  readonly nearGap?: number;
}

/** Keeps the nearest triangle per sample; samples outside a part's trim are as if the sheet were not there. */
export function rasterise(
  geometry: Geometry,
  projected: ProjectedVertices,
  buffer: VisibilityBuffer,
  options: RasteriseOptions = {},
): void {
  const { indices, triangleParts } = geometry;
  const accepted = geometry.parts.map((_, part) => !options.accepts || options.accepts(part));
  for (let t = 0; t < triangleParts.length; t++) {
    if (!accepted[triangleParts[t]!]) continue;
    fillTriangle(geometry, projected, buffer, t, indices[t * 3]!, indices[t * 3 + 1]!, indices[t * 3 + 2]!, options);
  }
}

const NEAR = 0.05;
const TOLERANCE = -1e-5;

function fillTriangle(
  geometry: Geometry,
  { x, y, z, perspective }: ProjectedVertices,
  buffer: VisibilityBuffer,
  triangle: number,
  a: number,
  b: number,
  c: number,
  { behind, nearGap = 0 }: RasteriseOptions,
): void {
  const za = z[a]!;
  const zb = z[b]!;
  const zc = z[c]!;
  if (perspective && (za < NEAR || zb < NEAR || zc < NEAR)) return;
  const x2 = x[c]!;
  const y2 = y[c]! - buffer.top;
  const ax = x[a]! - x2;
  const ay = y[a]! - buffer.top - y2;
  const bx = x[b]! - x2;
  const by = y[b]! - buffer.top - y2;
  const minX = Math.max(0, Math.ceil(x2 + Math.min(ax, bx, 0) - 0.01));
  const maxX = Math.min(buffer.width - 1, Math.floor(x2 + Math.max(ax, bx, 0) + 0.01));
  const minY = Math.max(0, Math.ceil(y2 + Math.min(ay, by, 0) - 0.01));
  const maxY = Math.min(buffer.height - 1, Math.floor(y2 + Math.max(ay, by, 0) + 0.01));
  if (minX > maxX || minY > maxY) return;
  const area = ax * by - bx * ay;
  if (area > -1e-7 && area < 1e-7) return;
  const keepsTriangle = buffer.triangle.length > 0;
  const trimmed = geometry.triangleTrimmed[triangle] === 1;
  const firstX = by / area;
  const firstY = -bx / area;
  const secondX = -ay / area;
  const secondY = ax / area;
  const ia = perspective ? 1 / za : za;
  const ib = perspective ? 1 / zb : zb;
  const ic = perspective ? 1 / zc : zc;
  const { depth, width } = buffer;
  for (let py = minY; py <= maxY; py++) {
    let w0 = firstX * (minX - x2) + firstY * (py - y2);
    let w1 = secondX * (minX - x2) + secondY * (py - y2);
    let k = py * width + minX;
    for (let px = minX; px <= maxX; px++, k++, w0 += firstX, w1 += secondX) {
      const w2 = 1 - w0 - w1;
      if (w0 < TOLERANCE || w1 < TOLERANCE || w2 < TOLERANCE) continue;
      const mixed = w0 * ia + w1 * ib + w2 * ic;
      const near = perspective ? 1 / mixed : mixed;
      if (near >= depth[k]!) continue;
      if (behind && near <= behind[k]! + nearGap) continue;
      const p0 = perspective ? w0 * ia * near : w0;
      const p1 = perspective ? w1 * ib * near : w1;
      if (trimmed && !isKept(geometry, triangle, a, b, c, p0, p1)) continue;
      depth[k] = near;
      if (!keepsTriangle) continue;
      buffer.triangle[k] = triangle;
      buffer.first[k] = p0;
      buffer.second[k] = p1;
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
