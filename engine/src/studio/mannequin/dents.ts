/** Dents in a mesh, given as the depth in metres by which each vertex is pressed in; 0 where it is not. */
import { vertexNormals } from '../../foundation/geometry/mesh/mesh.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';

/** Rounds in which the depths of neighbours are averaged. */
const SMOOTHINGS = 4;

/** Averages the depths of neighbours, of which none becomes less than the depth that is `needed` there. */
export function smoothDents(depth: Float32Array, needed: Float32Array, indices: Uint32Array): void {
  for (let round = 0; round < SMOOTHINGS; round++) {
    const sum = new Float32Array(depth.length);
    const corners = new Uint16Array(depth.length);
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      const whole = depth[a]! + depth[b]! + depth[c]!;
      sum[a]! += whole;
      sum[b]! += whole;
      sum[c]! += whole;
      corners[a]! += 3;
      corners[b]! += 3;
      corners[c]! += 3;
    }
    for (let i = 0; i < depth.length; i++) if (corners[i]! > 0) depth[i] = Math.max(needed[i]!, sum[i]! / corners[i]!);
  }
}

/**
 * The normals of a mesh whose vertices were moved to `positions`. Where nothing is pressed in they stay as they are:
 * they may be smoother than those of the triangles, and continue across seams.
 */
export function dentNormals(mesh: Mesh, positions: Float32Array, depth: Float32Array): Float32Array {
  const normals = vertexNormals(positions, mesh.indices, mesh.normals);
  for (let i = 0; i < depth.length; i++)
    if (depth[i] === 0) normals.set(mesh.normals.subarray(i * 3, i * 3 + 3), i * 3);
  return normals;
}
