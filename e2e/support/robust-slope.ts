/** Statistics that single outliers do not move, such as a collection of garbage just before a sample. */

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The value below which this share of the values lies; 0 where there are none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The estimator of Theil and Sen: the median of the slopes between all pairs of points with different `x`. */
export function slopeOf(points: readonly Point[]): number {
  const slopes: number[] = [];
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      if (other.x !== one.x) slopes.push((other.y - one.y) / (other.x - one.x));
    }
  }
  return medianOf(slopes);
}
