import { clipTriangles, mixRows } from '../../foundation/geometry/mesh/clip-mesh.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../studio/parts/part.ts';
import { refineEdges, unitRows } from './refine-edges.ts';
import type { TrimmedMesh } from './refine-edges.ts';

/** Twice the area in square metres below which a triangle is dropped as degenerate. */
const NO_AREA = 1e-12;

/** The visible mesh of a part: cut along its trim, with every triangle oriented along its normals. */
export function partMesh({ mesh, trim }: Pick<Part, 'mesh' | 'trim'>): TrimmedMesh {
  const whole = { ...mesh, edges: new Float32Array(mesh.positions.length / 3).fill(Infinity) };
  const cut = trim ? clipped(refineEdges(mesh, trim)) : whole;
  return onlyUsed({ ...cut, indices: facingOut(cut) });
}

function clipped(mesh: TrimmedMesh): TrimmedMesh {
  const { indices, mix } = clipTriangles(mesh.indices, mesh.edges);
  return {
    indices,
    positions: mixRows(mesh.positions, 3, mix),
    normals: mixRows(mesh.normals, 3, mix),
    uvs: mixRows(mesh.uvs, 2, mix),
    edges: mixRows(mesh.edges, 1, mix),
  };
}

/** The part of a mesh where `value` of the vertices is positive. */
export function meshWhere(mesh: TrimmedMesh, value: (x: number, y: number, z: number) => number): TrimmedMesh {
  const { positions: p } = mesh;
  const values = Float32Array.from({ length: p.length / 3 }, (_, i) => value(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!));
  const { indices, mix } = clipTriangles(mesh.indices, values);
  return onlyUsed({
    indices,
    positions: mixRows(p, 3, mix),
    normals: mixRows(mesh.normals, 3, mix),
    uvs: mixRows(mesh.uvs, 2, mix),
    edges: mixRows(mesh.edges, 1, mix),
  });
}

function facingOut({ positions: p, normals: n, indices }: Mesh): Uint32Array {
  const out: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [i, j, k] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [a, b, c] = [i * 3, j * 3, k * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    if (!(Math.hypot(x, y, z) > NO_AREA)) continue;
    const along =
      x * (n[a]! + n[b]! + n[c]!) + y * (n[a + 1]! + n[b + 1]! + n[c + 1]!) + z * (n[a + 2]! + n[b + 2]! + n[c + 2]!);
    if (along < 0) out.push(i, k, j);
    else out.push(i, j, k);
  }
  return new Uint32Array(out);
}

/** Removes the vertices that no triangle uses. */
export function onlyUsed(mesh: TrimmedMesh): TrimmedMesh {
  const targets = new Int32Array(mesh.edges.length).fill(-1);
  const sources: number[] = [];
  const indices = mesh.indices.map((source) => {
    if (targets[source]! < 0) targets[source] = sources.push(source) - 1;
    return targets[source]!;
  });
  const rows = (values: Float32Array, size: number) => {
    const kept = new Float32Array(sources.length * size);
    sources.forEach((source, i) => {
      for (let c = 0; c < size; c++) kept[i * size + c] = values[source * size + c]!;
    });
    return kept;
  };
  return {
    indices,
    positions: rows(mesh.positions, 3),
    normals: unitRows(rows(mesh.normals, 3)),
    uvs: rows(mesh.uvs, 2),
    edges: rows(mesh.edges, 1),
  };
}
