import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';

/** A group of triangles of a mesh laid flat side by side, which one patch of a texture shows. */
export interface Chart {
  /** Indices of the triangles in the mesh. */
  readonly triangles: readonly number[];
  /**
   * Positions of their corners in metres, x to the right and y up from the lower left of the chart; 6 numbers per
   * triangle.
   */
  readonly corners: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Creates a chart from the corners of triangles, which are shifted so that the chart's lower left is 0. */
export function chartOf(triangles: readonly number[], corners: Float32Array): Chart {
  const min = [Infinity, Infinity];
  const max = [-Infinity, -Infinity];
  corners.forEach((value, k) => {
    min[k % 2] = Math.min(min[k % 2]!, value);
    max[k % 2] = Math.max(max[k % 2]!, value);
  });
  corners.forEach((value, k) => (corners[k] = value - min[k % 2]!));
  return { triangles, corners, width: max[0]! - min[0]!, height: max[1]! - min[1]! };
}

/** Area of a triangle of a mesh in square metres. */
export function triangleArea({ positions: p, indices }: Mesh, triangle: number): number {
  const [a, b, c] = [0, 1, 2].map((corner) => indices[triangle * 3 + corner]! * 3) as [number, number, number];
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}
