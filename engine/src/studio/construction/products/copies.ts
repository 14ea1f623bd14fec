import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import type { PartPlace } from './product.ts';

const MIRRORS = {
  x: [[-1, 1]],
  z: [[1, -1]],
  both: [
    [-1, 1],
    [1, -1],
    [-1, -1],
  ],
} as const;

/** A mesh where its part stands, with all its copies. */
export function copiesOf(
  mesh: Mesh,
  { at = [0, 0, 0], up, front, mirror, row, ring, about = [0, 0, 0], wheel }: PartPlace,
): Mesh {
  const axes = { ...(up ? { up } : {}), ...(front ? { front } : {}) };
  const own = placeMesh(mesh, { at, ...axes });
  if (row) {
    const { count, step } = row;
    return mergeMeshes(
      Array.from({ length: count }, (_, i) => placeMesh(own, { at: [i * step[0], i * step[1], i * step[2]] })),
    );
  }
  if (ring) {
    return mergeMeshes(
      Array.from({ length: ring }, (_, i) => {
        const angle = (i / ring) * TAU;
        return placeMesh(own, { at: about, front: [Math.sin(angle), 0, Math.cos(angle)] });
      }),
    );
  }
  if (wheel) {
    const { count, about: axis } = wheel;
    const centred = placeMesh(own, { at: [-axis[0], -axis[1], -axis[2]] });
    return mergeMeshes(
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * TAU;
        return placeMesh(centred, { at: axis, up: [Math.sin(angle), Math.cos(angle), 0] });
      }),
    );
  }
  if (!mirror) return own;
  return mergeMeshes([own, ...MIRRORS[mirror].map(([x, z]) => mirrored(own, x, z))]);
}

/** The mirror image of a mesh, with triangles that still face outwards. */
function mirrored({ positions, normals, uvs, indices }: Mesh, x: 1 | -1, z: 1 | -1): Mesh {
  const flip = (source: Float32Array) => source.map((value, k) => value * (k % 3 === 0 ? x : k % 3 === 2 ? z : 1));
  const wound = x * z < 0 ? indices.map((_, k) => indices[k % 3 === 0 ? k : k % 3 === 1 ? k + 1 : k - 1]!) : indices;
  return { positions: flip(positions), normals: flip(normals), uvs, indices: wound };
}
