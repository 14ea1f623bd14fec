/**
 * Unwraps a mesh for its textures. Cloth that was cut from a flat pattern uses that pattern; where the pattern does not
 * fit the surface or overlaps itself the mesh is divided into regions that face one way, each projected from that side
 * with its weft to the right.
 */
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { cross, normalise } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import { chartOf, triangleArea } from './chart.ts';
import type { Chart } from './chart.ts';
import { connectedGroups } from './connected.ts';

export function unwrap(mesh: Mesh): Chart[] {
  const all = Array.from({ length: mesh.indices.length / 3 }, (_, triangle) => triangle);
  return connectedGroups(mesh.indices, all).flatMap((group) => {
    const pattern = patternChart(mesh, group);
    return liesFlat(mesh, pattern) ? [pattern] : regionCharts(mesh, group);
  });
}

function patternChart({ uvs, indices }: Mesh, triangles: readonly number[]): Chart {
  const corners = new Float32Array(triangles.length * 6);
  triangles.forEach((triangle, i) => {
    for (let corner = 0; corner < 3; corner++) {
      const vertex = indices[triangle * 3 + corner]!;
      corners[i * 6 + corner * 2] = uvs[vertex * 2]!;
      corners[i * 6 + corner * 2 + 1] = uvs[vertex * 2 + 1]!;
    }
  });
  return chartOf(triangles, corners);
}

/** Share of a pattern that may overlap or be inverted because of rounding and creases. */
const MAX_OVERLAP = 0.02;
/** Maximum ratio, in either direction, between a length on the pattern and on the surface. */
const STRETCH = 2.5;
/** Number of cells along the longer side of a pattern on which overlaps are counted. */
const CELLS = 160;
/** Minimum sine of the angle between a weft and the mean normal for the weft to give a direction on the chart. */
const MIN_SINE = 0.2;
/** Component of a unit vector from which it counts as parallel to its axis. */
const PARALLEL = 0.9;

/** Whether the pattern is about as large as the surface, and hardly any of its triangles are inverted or overlap. */
function liesFlat(mesh: Mesh, { triangles, corners, width, height }: Chart): boolean {
  let left = 0;
  let right = 0;
  let surface = 0;
  triangles.forEach((triangle, i) => {
    const area = signedArea(corners, i * 6);
    if (area > 0) left += area;
    else right -= area;
    surface += triangleArea(mesh, triangle);
  });
  const flat = left + right;
  if (!(flat > surface / STRETCH ** 2 && flat < surface * STRETCH ** 2)) return false;
  if (Math.min(left, right) > MAX_OVERLAP * flat) return false;
  const cell = Math.max(width, height) / CELLS;
  const columns = Math.ceil(width / cell) + 1;
  const seen = new Uint8Array(columns * (Math.ceil(height / cell) + 1));
  let hits = 0;
  let twice = 0;
  triangles.forEach((_, i) =>
    forEachCell(corners, i * 6, cell, (x, y) => {
      hits++;
      if (seen[y * columns + x]) twice++;
      seen[y * columns + x] = 1;
    }),
  );
  return twice <= MAX_OVERLAP * hits;
}

function signedArea(c: Float32Array, k: number): number {
  return ((c[k + 2]! - c[k]!) * (c[k + 5]! - c[k + 1]!) - (c[k + 4]! - c[k]!) * (c[k + 3]! - c[k + 1]!)) / 2;
}

/** Visits the cells whose centre lies in a triangle. */
function forEachCell(c: Float32Array, k: number, cell: number, visit: (x: number, y: number) => void): void {
  const area = signedArea(c, k) * 2;
  if (area === 0) return;
  const from = (axis: number) => Math.floor(Math.min(c[k + axis]!, c[k + 2 + axis]!, c[k + 4 + axis]!) / cell);
  const to = (axis: number) => Math.ceil(Math.max(c[k + axis]!, c[k + 2 + axis]!, c[k + 4 + axis]!) / cell);
  for (let y = from(1); y < to(1); y++) {
    for (let x = from(0); x < to(0); x++) {
      const px = (x + 0.5) * cell;
      const py = (y + 0.5) * cell;
      const a = ((c[k + 2]! - px) * (c[k + 5]! - py) - (c[k + 4]! - px) * (c[k + 3]! - py)) / area;
      const b = ((c[k + 4]! - px) * (c[k + 1]! - py) - (c[k]! - px) * (c[k + 5]! - py)) / area;
      if (a > 0 && b > 0 && a + b < 1) visit(x, y);
    }
  }
}

function regionCharts(mesh: Mesh, group: readonly number[]): Chart[] {
  const sides = new Map(group.map((triangle) => [triangle, sideOf(mesh, triangle)]));
  return connectedGroups(mesh.indices, group, (triangle) => sides.get(triangle)!).map((region) =>
    projected(mesh, region),
  );
}

/** The side of a box that a triangle faces, 0 to 5, by its vertex normals, which vary less than its plane. */
function sideOf({ normals: n, indices }: Mesh, triangle: number): number {
  const sum: MutableVec3 = [0, 0, 0];
  for (let corner = 0; corner < 3; corner++) {
    for (let axis = 0; axis < 3; axis++) sum[axis]! += n[indices[triangle * 3 + corner]! * 3 + axis]!;
  }
  const sizes = sum.map(Math.abs);
  const axis = sizes.indexOf(Math.max(...sizes));
  return axis * 2 + (sum[axis]! > 0 ? 1 : 0);
}

function projected(mesh: Mesh, region: readonly number[]): Chart {
  const { positions: p, indices } = mesh;
  const front = meanNormal(mesh, region);
  const weft = meanWeft(mesh, region);
  const side = Math.abs(front[0]) < PARALLEL ? ([1, 0, 0] as const) : ([0, 0, 1] as const);
  const up = normalise(cross(front, Math.hypot(...cross(front, weft)) > MIN_SINE ? weft : side));
  const right = cross(up, front);
  const corners = new Float32Array(region.length * 6);
  region.forEach((triangle, i) => {
    for (let corner = 0; corner < 3; corner++) {
      const k = indices[triangle * 3 + corner]! * 3;
      corners[i * 6 + corner * 2] = p[k]! * right[0] + p[k + 1]! * right[1] + p[k + 2]! * right[2];
      corners[i * 6 + corner * 2 + 1] = p[k]! * up[0] + p[k + 1]! * up[1] + p[k + 2]! * up[2];
    }
  });
  return chartOf(region, corners);
}

function meanNormal({ normals: n, indices }: Mesh, region: readonly number[]): MutableVec3 {
  const sum: MutableVec3 = [0, 0, 0];
  for (const triangle of region) {
    for (let corner = 0; corner < 3; corner++) {
      for (let axis = 0; axis < 3; axis++) sum[axis]! += n[indices[triangle * 3 + corner]! * 3 + axis]!;
    }
  }
  return Math.hypot(...sum) > 0 ? normalise(sum) : [0, 0, 1];
}

/** The mean direction in which u increases; zero where the cloth has none. */
function meanWeft({ positions: p, uvs, indices }: Mesh, region: readonly number[]): MutableVec3 {
  const sum: MutableVec3 = [0, 0, 0];
  for (const triangle of region) {
    const [a, b, c] = [0, 1, 2].map((corner) => indices[triangle * 3 + corner]!) as [number, number, number];
    const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
    const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
    const area = (uvs[b * 2]! - uvs[a * 2]!) * dv2 - (uvs[c * 2]! - uvs[a * 2]!) * dv1;
    if (area === 0) continue;
    for (let axis = 0; axis < 3; axis++) {
      const along = (p[b * 3 + axis]! - p[a * 3 + axis]!) * dv2 - (p[c * 3 + axis]! - p[a * 3 + axis]!) * dv1;
      sum[axis]! += Math.sign(area) * along;
    }
  }
  return normalise(sum);
}
