import { compactMesh } from '../geometry/shell.ts';
import type { DistanceField } from '../geometry/distance-field.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { evenValence } from './even-valence.ts';
import { linksOf } from './links.ts';

const ROUNDS = 6;
const TURNS = 4;

/**
 * Spreads the vertices of a mesh evenly over the zero surface of a field (Laplacian steps in the surface), as cloth
 * wants them: the lattice of surface nets would show as fine ripples. Triangles without a vertex where `keep` is
 * positive are dropped first; vertices on open edges stay.
 */
export function evenMesh(mesh: Mesh, field: DistanceField, keep: Float32Array): Mesh {
  const kept: number[] = [];
  const { indices } = mesh;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    if (keep[a]! > 0 || keep[b]! > 0 || keep[c]! > 0) kept.push(a, b, c);
  }
  const cloth = compactMesh({ ...mesh, indices: new Uint32Array(kept) });
  const { positions: p, normals: n } = cloth;
  const count = p.length / 3;
  const { border } = linksOf(cloth, count);
  evenValence(p, cloth.indices, border, TURNS);
  const { edges } = linksOf(cloth, count);
  const sums = new Float64Array(count * 3);
  const valence = new Uint8Array(count);
  for (let e = 0; e < edges.length; e++) valence[edges[e]!] = valence[edges[e]!]! + 1;
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0);
    for (let e = 0; e < edges.length; e += 2) {
      for (let axis = 0; axis < 3; axis++) {
        const a = edges[e]! * 3 + axis;
        const b = edges[e + 1]! * 3 + axis;
        sums[a] = sums[a]! + p[b]!;
        sums[b] = sums[b]! + p[a]!;
      }
    }
    for (let i = 0; i < count; i++) {
      if (border[i] === 1) continue;
      const k = i * 3;
      for (let c = k; c < k + 3; c++) p[c] = p[c]! + 0.6 * (sums[c]! / valence[i]! - p[c]!);
      const off = field(p[k]!, p[k + 1]!, p[k + 2]!);
      for (let c = 0; c < 3; c++) p[k + c] = p[k + c]! - n[k + c]! * off;
    }
  }
  return cloth;
}
