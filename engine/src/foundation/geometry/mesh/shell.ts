import { vertexNormals } from './mesh.ts';
import type { Mesh } from './mesh.ts';

/**
 * A layer of cloth beside another: the triangles of a mesh with a corner in the region `keep`, offset along its normals.
 * `offset` is in metres, constant or a function of position and normal: positive for pieces on top of the cloth,
 * negative for linings.
 */
export function shellMesh(
  mesh: Mesh,
  offset: number | ((x: number, y: number, z: number, nx: number, ny: number, nz: number) => number),
  keep: (x: number, y: number, z: number) => boolean = () => true,
): Mesh {
  const kept = trianglesWithin(mesh, keep);
  const { positions, normals, uvs, indices } = compactMesh({ ...mesh, indices: kept });
  const pushed = positions.slice();
  for (let k = 0; k < pushed.length; k += 3) {
    const nx = normals[k]!;
    const ny = normals[k + 1]!;
    const nz = normals[k + 2]!;
    const far =
      typeof offset === 'number' ? offset : offset(positions[k]!, positions[k + 1]!, positions[k + 2]!, nx, ny, nz);
    pushed[k] = positions[k]! + nx * far;
    pushed[k + 1] = positions[k + 1]! + ny * far;
    pushed[k + 2] = positions[k + 2]! + nz * far;
  }
  return { positions: pushed, normals: vertexNormals(pushed, indices, normals), uvs, indices };
}

function trianglesWithin(mesh: Mesh, keep: (x: number, y: number, z: number) => boolean): Uint32Array {
  const { positions, indices } = mesh;
  const inside = new Uint8Array(positions.length / 3);
  for (let i = 0; i < inside.length; i++) {
    inside[i] = keep(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!) ? 1 : 0;
  }
  const kept: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    if (inside[a] || inside[b] || inside[c]) kept.push(a, b, c);
  }
  return new Uint32Array(kept);
}

/** The same mesh without vertices that no triangle uses. */
export function compactMesh(mesh: Mesh): Mesh {
  const target = new Int32Array(mesh.positions.length / 3).fill(-1);
  const indices = new Uint32Array(mesh.indices.length);
  const used: number[] = [];
  for (let i = 0; i < indices.length; i++) {
    const source = mesh.indices[i]!;
    if (target[source]! < 0) {
      target[source] = used.length;
      used.push(source);
    }
    indices[i] = target[source]!;
  }
  const pick = (array: Float32Array, size: number): Float32Array => {
    const out = new Float32Array(used.length * size);
    used.forEach((source, i) => {
      for (let c = 0; c < size; c++) out[i * size + c] = array[source * size + c]!;
    });
    return out;
  };
  return { positions: pick(mesh.positions, 3), normals: pick(mesh.normals, 3), uvs: pick(mesh.uvs, 2), indices };
}
