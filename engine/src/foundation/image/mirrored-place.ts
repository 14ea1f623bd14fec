/** Mirrors a coordinate at both borders, as often as it takes; the pixel at the border is not repeated. */
export function mirroredPlace(place: number, size: number): number {
  if (size === 1) return 0;
  const period = 2 * size - 2;
  const turned = ((place % period) + period) % period;
  return turned < size ? turned : period - turned;
}

/** Mirrors a coordinate of 0 or more, back and forth without end; the pixel at the border is repeated. */
export function foldedPlace(place: number, size: number): number {
  const turned = place % (2 * size);
  return turned < size ? turned : 2 * size - 1 - turned;
}
