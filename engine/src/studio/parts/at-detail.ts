/** `count` scaled by the detail, even and at least 8. */
export function atDetail(count: number, detail: number): number {
  return Math.max(8, 2 * Math.round((count * detail) / 2));
}
