/** The minimum and the maximum within `reach` rows and columns, for each position of a plane. */
export function rangeAround(
  plane: Float32Array,
  width: number,
  height: number,
  reach: number,
): readonly [min: Float32Array, max: Float32Array] {
  const extreme = (pick: (a: number, b: number) => number): Float32Array =>
    along(along(plane, width, height, 1, reach, pick), width, height, width, reach, pick);
  return [extreme(Math.min), extreme(Math.max)];
}

/** Filters along rows when `step` is 1, along columns when it is `width`. */
function along(
  plane: Float32Array,
  width: number,
  height: number,
  step: number,
  reach: number,
  pick: (a: number, b: number) => number,
): Float32Array {
  const picked = new Float32Array(plane.length);
  const last = (step === 1 ? width : height) - 1;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const place = step === 1 ? x : y;
      let value = plane[at]!;
      for (let other = Math.max(0, place - reach); other <= Math.min(last, place + reach); other++)
        value = pick(value, plane[at + (other - place) * step]!);
      picked[at] = value;
    }
  return picked;
}
