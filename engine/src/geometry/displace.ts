import { vertexNormals } from './mesh.ts';
import type { Mesh } from './mesh.ts';

/** Height in metres along the normal at a point of the surface before it is moved. */
export type Relief = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

/** Pushes every vertex along its normal (folds, quilting, wear of the form beneath) and recomputes normals. */
export function displaceMesh(mesh: Mesh, relief: Relief): Mesh {
  const { positions: p, normals: n, indices } = mesh;
  const moved = new Float32Array(p.length);
  for (let k = 0; k < p.length; k += 3) {
    const height = relief(p[k]!, p[k + 1]!, p[k + 2]!, n[k]!, n[k + 1]!, n[k + 2]!);
    for (let axis = 0; axis < 3; axis++) moved[k + axis] = p[k + axis]! + n[k + axis]! * height;
  }
  return { ...mesh, positions: moved, normals: vertexNormals(moved, indices, n) };
}
