/**
 * Ignores the second bit of a seed. The server draws seeds that are multiples of four, and picture `i` of a render has
 * the seed plus `i`. Pictures 0 and 2 therefore share a shape, and so do 1 and 3: two shapes give enough variety, and
 * each is built once. A seed that a person types may give up to four shapes.
 */
export function shapeSeed(seed: number): number {
  return (seed & ~2) >>> 0;
}
