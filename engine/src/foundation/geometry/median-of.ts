/** The median of at least one value; the upper one of the two in the middle when their number is even. */
export function medianOf(values: ArrayLike<number>): number {
  return Float64Array.from(values).sort()[values.length >> 1]!;
}
