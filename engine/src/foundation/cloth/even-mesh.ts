import { compactMesh } from '../geometry/mesh/shell.ts';
import type { DistanceField } from '../geometry/curves/distance-field.ts';
import type { Mesh } from '../geometry/mesh/mesh.ts';
import { evenValence } from './even-valence.ts';
import { linksOf, sumNeighbours } from './links.ts';

/** Number of rounds in which the vertices move. */
const ROUNDS = 6;
/** Number of passes of `evenValence` over all edges, before the vertices move. */
const FLIP_PASSES = 4;
/** Share of the way to the centre of its neighbours that a vertex moves in each round. */
const PACE = 0.6;

/**
 * Spreads the vertices of a mesh evenly over the zero surface of a field (Laplacian steps within the surface), because
 * the lattice of surface nets would show as fine ripples in simulated cloth. Triangles without a vertex where `keep` is
 * positive are dropped first; vertices on open edges do not move.
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
  evenValence(p, cloth.indices, border, FLIP_PASSES);
  const { edges } = linksOf(cloth, count);
  const sums = new Float64Array(count * 3);
  const valence = new Uint8Array(count);
  for (let e = 0; e < edges.length; e++) valence[edges[e]!] = valence[edges[e]!]! + 1;
  for (let round = 0; round < ROUNDS; round++) {
    sumNeighbours(p, edges, sums);
    for (let i = 0; i < count; i++) if (border[i] !== 1) settle(p, n, i * 3, sums, valence[i]!, field);
  }
  return cloth;
}

/** Moves a vertex towards the centre of its neighbours and back onto the surface. */
function settle(
  p: Float32Array,
  n: Float32Array,
  k: number,
  sums: Float64Array,
  valence: number,
  field: DistanceField,
): void {
  const x = p[k]! + PACE * (sums[k]! / valence - p[k]!);
  const y = p[k + 1]! + PACE * (sums[k + 1]! / valence - p[k + 1]!);
  const z = p[k + 2]! + PACE * (sums[k + 2]! / valence - p[k + 2]!);
  const off = field(x, y, z);
  p[k] = x - n[k]! * off;
  p[k + 1] = y - n[k + 1]! * off;
  p[k + 2] = z - n[k + 2]! * off;
}
