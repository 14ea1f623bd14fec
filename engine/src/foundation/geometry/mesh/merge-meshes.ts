import type { Mesh } from './mesh.ts';

/** Joins several meshes into one: the links of a chain, the studs of a strap. */
export function mergeMeshes(meshes: readonly Mesh[]): Mesh {
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0);
  const corners = meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0);
  const merged = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(corners),
  };
  let vertex = 0;
  let corner = 0;
  for (const mesh of meshes) {
    merged.positions.set(mesh.positions, vertex * 3);
    merged.normals.set(mesh.normals, vertex * 3);
    merged.uvs.set(mesh.uvs, vertex * 2);
    for (let i = 0; i < mesh.indices.length; i++) merged.indices[corner + i] = mesh.indices[i]! + vertex;
    vertex += mesh.positions.length / 3;
    corner += mesh.indices.length;
  }
  return merged;
}
