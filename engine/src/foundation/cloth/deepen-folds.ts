/** Deepens shallow folds: the difference between the cloth and its smoothed shape (Taubin 1995) is added once more. */

/** Factor of the smoothing step. */
const SMOOTH = 0.5;
/** Factor of the step after it, which restores shapes wider than about thirteen edges. */
const REGAIN = -0.53;
/** Number of pairs of steps. */
const ROUNDS = 18;

/**
 * `shares` says how much the fold at each vertex grows, as a share of its depth; 0 leaves it. Changes `positions` (3
 * per vertex) in place.
 */
export function deepenFolds(positions: Float32Array, indices: Uint32Array, shares: Float32Array): void {
  const smooth = Float64Array.from(positions);
  const sums = new Float64Array(positions.length);
  const degrees = new Float64Array(shares.length);
  for (const corner of indices) degrees[corner] = degrees[corner]! + 2;
  for (let round = 0; round < ROUNDS * 2; round++) {
    relax(smooth, sums, indices, degrees, round % 2 === 0 ? SMOOTH : REGAIN);
  }
  for (let k = 0; k < positions.length; k++) {
    positions[k] = positions[k]! + (positions[k]! - smooth[k]!) * shares[(k / 3) | 0]!;
  }
}

function relax(at: Float64Array, sums: Float64Array, indices: Uint32Array, degrees: Float64Array, step: number): void {
  sums.fill(0);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    for (let axis = 0; axis < 3; axis++) {
      const [p, q, r] = [at[a + axis]!, at[b + axis]!, at[c + axis]!];
      sums[a + axis] = sums[a + axis]! + q + r;
      sums[b + axis] = sums[b + axis]! + p + r;
      sums[c + axis] = sums[c + axis]! + p + q;
    }
  }
  for (let i = 0; i < degrees.length; i++) {
    const degree = degrees[i]!;
    if (degree === 0) continue;
    for (let k = i * 3; k < i * 3 + 3; k++) at[k] = at[k]! + step * (sums[k]! / degree - at[k]!);
  }
}
