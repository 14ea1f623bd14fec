import { TAU } from '../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { MutableVec3 } from '../../foundation/geometry/vector.ts';

/**
 * A closed body round the origin: `pointAt` returns the point in metres of its surface for a direction (a unit vector).
 */
export function roundedMesh(
  columns: number,
  rows: number,
  pointAt: (x: number, y: number, z: number) => MutableVec3,
): Mesh {
  return gridMesh({ columns, rows, closed: true }, (u, v, out) => {
    const around = (u - 0.5) * TAU;
    const down = Math.PI * v;
    const flat = Math.sin(down);
    const point = pointAt(flat * Math.sin(around), Math.cos(down), flat * Math.cos(around));
    out[0] = point[0];
    out[1] = point[1];
    out[2] = point[2];
  });
}

/**
 * Radius of the superellipsoid |x|^p + |y|^p + |z|^p = 1 in a direction (a unit vector). A power of 2 is a sphere;
 * higher ones approach a cube with round edges.
 */
export function superellipsoid(x: number, y: number, z: number, power: number): number {
  return 1 / Math.pow(Math.abs(x) ** power + Math.abs(y) ** power + Math.abs(z) ** power, 1 / power);
}
