import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';

export type Grain = 'x' | 'y' | 'z';

/**
 * The mesh with coordinates that are flat on each of its sides, with v along the grain, as of a board sawn from a trunk.
 * The last argument is the place of the board, by which boards of one shape get different figures.
 */
export function alongGrain(mesh: Mesh, grain: Grain, [ax, ay, az]: Vec3): Mesh {
  const { positions: p, normals: n } = mesh;
  const along = 'xyz'.indexOf(grain);
  const offset = ax * 3.7 + ay * 5.3 + az * 7.9;
  const uvs = new Float32Array(mesh.uvs.length);
  for (let i = 0; i < uvs.length / 2; i++) {
    const [x, y, z] = [Math.abs(n[i * 3]!), Math.abs(n[i * 3 + 1]!), Math.abs(n[i * 3 + 2]!)];
    const facing = x > y && x > z ? 0 : y > z ? 1 : 2;
    const v = facing === along ? (along + 1) % 3 : along;
    const u = 3 - facing - v;
    // Neighbouring sides continue each other's figure, as the sides of one trunk do.
    uvs[i * 2] = p[i * 3 + u]! + p[i * 3 + facing]! + offset;
    uvs[i * 2 + 1] = p[i * 3 + v]! + offset;
  }
  return { ...mesh, uvs };
}
