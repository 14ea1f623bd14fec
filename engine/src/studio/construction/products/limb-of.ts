/**
 * The limbs or ears of a soft toy, one on each side. `at`: where the one at x > 0 begins, in mm. `up`: its direction, a unit
 * vector. `outline`: radius, height and rounding in mm of its profile, from its beginning to its end.
 */
export const limbOf = (at: readonly [number, number, number], up: readonly [number, number, number], outline: string) =>
  ({ solid: 'turned', main: 'all', at, up, outline, mirror: 'x' }) as const;
