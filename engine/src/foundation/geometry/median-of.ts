/** The median of at least one value; of an even number of values the upper one of the two central ones. */
export function medianOf(values: ArrayLike<number>): number {
  return Float64Array.from(values).sort()[values.length >> 1]!;
}
