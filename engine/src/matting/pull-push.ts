/** Values a cell of a field carries beside its weight. */
interface Level {
  readonly side: number;
  /** `channels` interleaved values per cell, already multiplied by the weight. */
  readonly sums: Float32Array;
  readonly weights: Float32Array;
}

/**
 * Spreads what is known in some cells into all others: near what is known it stays as it is, far away it becomes the
 * mean of ever wider surroundings (the pull-push method of Gortler et al. 1996, "The Lumigraph").
 *
 * @param values `channels` interleaved values per cell of a `side` squared field; `side` a power of 2.
 * @param weights 0 (unknown) to 1 (known).
 * @returns values for every cell; 0 everywhere when nothing is known.
 */
export function pullPush(values: Float32Array, weights: Float32Array, side: number, channels: number): Float32Array {
  const sums = new Float32Array(values.length);
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    for (let c = 0; c < channels; c++) sums[i * channels + c] = values[i * channels + c]! * weight;
  }
  const levels: Level[] = [{ side, sums, weights: weights.slice() }];
  while (levels.at(-1)!.side > 1) levels.push(halve(levels.at(-1)!, channels));
  for (let at = levels.length - 2; at >= 0; at--) fill(levels[at]!, levels[at + 1]!, channels);
  const [finest] = levels as [Level];
  for (let i = 0; i < weights.length; i++) {
    const weight = finest.weights[i]!;
    if (weight > 0) for (let c = 0; c < channels; c++) sums[i * channels + c] = sums[i * channels + c]! / weight;
  }
  return sums;
}

/** Four cells become one, which is fully known as soon as their weights add up to 1. */
function halve({ side, sums, weights }: Level, channels: number): Level {
  const half = side / 2;
  const small: Level = {
    side: half,
    sums: new Float32Array(half * half * channels),
    weights: new Float32Array(half * half),
  };
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const to = y * half + x;
      const from = 2 * y * side + 2 * x;
      const weight = weights[from]! + weights[from + 1]! + weights[from + side]! + weights[from + side + 1]!;
      if (weight === 0) continue;
      const share = 1 / Math.max(1, weight);
      small.weights[to] = weight * share;
      for (let c = 0; c < channels; c++) {
        const a = from * channels + c;
        const b = a + side * channels;
        small.sums[to * channels + c] = (sums[a]! + sums[a + channels]! + sums[b]! + sums[b + channels]!) * share;
      }
    }
  }
  return small;
}

/** What a cell lacks to being known is read from the coarser level, between its cells. */
function fill({ side, sums, weights }: Level, coarse: Level, channels: number): void {
  const half = coarse.side;
  const take = (to: number, from: number, share: number) => {
    weights[to] = weights[to]! + share * coarse.weights[from]!;
    for (let c = 0; c < channels; c++) {
      sums[to * channels + c] = sums[to * channels + c]! + share * coarse.sums[from * channels + c]!;
    }
  };
  for (let y = 0; y < side; y++) {
    const above = Math.max(0, (y - 1) >> 1) * half;
    const below = Math.min(half - 1, (y + 1) >> 1) * half;
    const v = y % 2 === 0 ? 0.75 : 0.25;
    for (let x = 0; x < side; x++) {
      const i = y * side + x;
      const lack = 1 - weights[i]!;
      if (lack <= 0) continue;
      const left = Math.max(0, (x - 1) >> 1);
      const right = Math.min(half - 1, (x + 1) >> 1);
      const u = x % 2 === 0 ? 0.75 : 0.25;
      take(i, above + left, lack * (1 - v) * (1 - u));
      take(i, above + right, lack * (1 - v) * u);
      take(i, below + left, lack * v * (1 - u));
      take(i, below + right, lack * v * u);
    }
  }
}
