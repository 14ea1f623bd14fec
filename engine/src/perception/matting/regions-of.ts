/**
 * The cells of each 4-connected non-zero region of a plane of `side` squared, in reading order of their first cells.
 */
export function regionsOf(mask: Uint8Array | Float32Array, side: number): readonly (readonly number[])[] {
  const seen = new Uint8Array(mask.length);
  const regions: number[][] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    const region = [start];
    seen[start] = 1;
    const visit = (next: number) => {
      if (!mask[next] || seen[next]) return;
      seen[next] = 1;
      region.push(next);
    };
    for (let at = 0; at < region.length; at++) {
      const cell = region[at]!;
      if (cell % side > 0) visit(cell - 1);
      if (cell % side < side - 1) visit(cell + 1);
      visit(cell - side);
      visit(cell + side);
    }
    regions.push(region);
  }
  return regions;
}
