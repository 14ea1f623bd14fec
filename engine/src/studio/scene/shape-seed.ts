/**
 * Pictures 0 and 2 of a render, and 1 and 3, show one garment from another side: two shapes are enough for variety,
 * and each is built once.
 */
export function shapeSeed(seed: number): number {
  return (seed & ~2) >>> 0;
}
