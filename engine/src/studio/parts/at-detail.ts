/** Returns `count` scaled by the mesh density, rounded to an even number of at least 8. */
export function atDetail(count: number, detail: number): number {
  return Math.max(8, 2 * Math.round((count * detail) / 2));
}
