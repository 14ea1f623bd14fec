import { sumNeighbours } from './links.ts';

/**
 * Removes ripples of one or two vertices, which a coarse mesh cannot show as cloth, and leaves folds unchanged:
 * alternating shrinking and inflating passes (Taubin 1995). `fixed` is 1 for a vertex that must not move.
 */
export function calmRipples(positions: Float32Array, edges: Uint32Array, rounds: number, fixed: Uint8Array): void {
  const count = positions.length / 3;
  const sums = new Float64Array(count * 3);
  const valence = new Uint8Array(count);
  for (let e = 0; e < edges.length; e++) valence[edges[e]!] = valence[edges[e]!]! + 1;
  for (let round = 0; round < rounds * 2; round++) {
    const share = round % 2 === 0 ? 0.5 : -0.53;
    sumNeighbours(positions, edges, sums);
    for (let i = 0; i < count; i++) {
      if (fixed[i] !== 1 && valence[i] !== 0) shift(positions, i * 3, sums, valence[i]!, share);
    }
  }
}

function shift(p: Float32Array, k: number, sums: Float64Array, valence: number, share: number): void {
  p[k] = p[k]! + share * (sums[k]! / valence - p[k]!);
  p[k + 1] = p[k + 1]! + share * (sums[k + 1]! / valence - p[k + 1]!);
  p[k + 2] = p[k + 2]! + share * (sums[k + 2]! / valence - p[k + 2]!);
}
