/** A grid of one resolution: four interleaved values per cell, premultiplied by the weight. */
interface Level {
  readonly side: number;
  readonly sums: Float32Array;
  readonly weights: Float32Array;
}

/**
 * Spreads known cells into all others: known cells keep their values, and cells far from them get the mean of wide
 * surroundings (the pull-push method of Gortler et al. 1996, "The Lumigraph").
 * @param values four interleaved values per cell of a `side` squared field; `side` a power of 2.
 * @param weights 0 (unknown) to 1 (known).
 * @returns values for every cell; 0 everywhere when nothing is known.
 */
export function pullPush(values: Float32Array, weights: Float32Array, side: number): Float32Array {
  const sums = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) sums[i] = values[i]! * weights[i >> 2]!;
  const finest: Level = { side, sums, weights: weights.slice() };
  const levels = [finest];
  while (levels.at(-1)!.side > 1) levels.push(halve(levels.at(-1)!));
  for (let at = levels.length - 2; at >= 0; at--) fill(levels[at]!, levels[at + 1]!);
  for (let i = 0; i < values.length; i++) {
    const weight = finest.weights[i >> 2]!;
    if (weight > 0) sums[i] = sums[i]! / weight;
  }
  return sums;
}

/** Merges four cells into one, which counts as fully known once their weights add up to 1. */
function halve({ side, sums, weights }: Level): Level {
  const half = side / 2;
  const small = { side: half, sums: new Float32Array(4 * half * half), weights: new Float32Array(half * half) };
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const to = y * half + x;
      const from = 2 * y * side + 2 * x;
      const weight = weights[from]! + weights[from + 1]! + weights[from + side]! + weights[from + side + 1]!;
      if (weight === 0) continue;
      const share = 1 / Math.max(1, weight);
      small.weights[to] = weight * share;
      const above = 4 * from;
      const below = above + 4 * side;
      for (let c = 0; c < 4; c++) {
        const sum = sums[above + c]! + sums[above + 4 + c]! + sums[below + c]! + sums[below + 4 + c]!;
        small.sums[4 * to + c] = sum * share;
      }
    }
  }
  return small;
}

/** Completes cells whose weight is below 1 by bilinear interpolation of the coarser level. */
function fill({ side, sums, weights }: Level, coarse: Level): void {
  const half = coarse.side;
  for (let y = 0; y < side; y++) {
    const above = Math.max(0, (y - 1) >> 1) * half;
    const below = Math.min(half - 1, (y + 1) >> 1) * half;
    const v = y % 2 === 0 ? 0.75 : 0.25;
    for (let x = 0; x < side; x++) {
      const to = y * side + x;
      const lack = 1 - weights[to]!;
      if (lack <= 0) continue;
      const left = Math.max(0, (x - 1) >> 1);
      const right = Math.min(half - 1, (x + 1) >> 1);
      const u = x % 2 === 0 ? 0.75 : 0.25;
      const a = above + left;
      const b = above + right;
      const c = below + left;
      const d = below + right;
      const atA = lack * (1 - v) * (1 - u);
      const atB = lack * (1 - v) * u;
      const atC = lack * v * (1 - u);
      const atD = lack * v * u;
      const { sums: from, weights: known } = coarse;
      weights[to] = weights[to]! + atA * known[a]! + atB * known[b]! + atC * known[c]! + atD * known[d]!;
      for (let k = 0; k < 4; k++) {
        const sum = atA * from[4 * a + k]! + atB * from[4 * b + k]! + atC * from[4 * c + k]! + atD * from[4 * d + k]!;
        sums[4 * to + k] = sums[4 * to + k]! + sum;
      }
    }
  }
}
