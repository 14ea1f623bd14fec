/** Petals of a flower in the unit circle, as a height field for sewn flowers. */

/**
 * How far a point lies inside a flower with `petals` petals, in radii: up to 1 near the centre, 0 at the edge, negative
 * outside. (x, y) is relative to the centre in radii, `turn` in radians.
 */
export function insideFlower(x: number, y: number, petals: number, turn: number): number {
  const far = Math.hypot(x, y);
  if (far > 1) return -1;
  const angle = Math.atan2(y, x) + turn;
  const petal = Math.abs(Math.cos((petals / 2) * angle));
  return 0.42 + 0.58 * Math.sqrt(petal) - far;
}
