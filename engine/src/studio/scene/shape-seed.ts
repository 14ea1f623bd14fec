/**
 * Pictures 0 and 2 of a render, and 1 and 3, show the same garment from different sides: two shapes give enough
 * variety, and each is built once.
 */
export function shapeSeed(seed: number): number {
  return (seed & ~2) >>> 0;
}
