/**
 * Takes out ripples of one or two vertices, which a coarse mesh cannot show as cloth, and leaves folds as they are:
 * a shrinking and a swelling pass in turn (Taubin 1995). `fixed` 1 keeps a vertex in place.
 */
export function calmRipples(positions: Float32Array, edges: Uint32Array, rounds: number, fixed: Uint8Array): void {
  const count = positions.length / 3;
  const sums = new Float64Array(count * 3);
  const valence = new Uint8Array(count);
  for (let e = 0; e < edges.length; e++) valence[edges[e]!] = valence[edges[e]!]! + 1;
  for (let round = 0; round < rounds * 2; round++) {
    const share = round % 2 === 0 ? 0.5 : -0.53;
    sums.fill(0);
    for (let e = 0; e < edges.length; e += 2) {
      const a = edges[e]! * 3;
      const b = edges[e + 1]! * 3;
      for (let axis = 0; axis < 3; axis++) {
        sums[a + axis] = sums[a + axis]! + positions[b + axis]!;
        sums[b + axis] = sums[b + axis]! + positions[a + axis]!;
      }
    }
    for (let i = 0; i < count; i++) {
      if (fixed[i] === 1 || valence[i] === 0) continue;
      for (let k = i * 3; k < i * 3 + 3; k++)
        positions[k] = positions[k]! + share * (sums[k]! / valence[i]! - positions[k]!);
    }
  }
}
