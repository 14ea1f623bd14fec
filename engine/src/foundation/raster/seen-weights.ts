import { STAGGER } from './rasterise.ts';
import type { ProjectedVertices } from './rasterise.ts';

/**
 * Writes into `out` the perspective-correct weights of corners `a` and `b` of triangle `abc` at the sample in a column
 * and row of the picture, `depth` metres away. Computing them again for shaded samples is cheaper than storing them for
 * every sample that was in front for a time.
 */
export function seenWeights(
  { x, y, z, staggered }: ProjectedVertices,
  a: number,
  b: number,
  c: number,
  column: number,
  row: number,
  depth: number,
  out: Float64Array,
): void {
  const aside = STAGGER * (staggered ? 1 : 0);
  const cx = x[c]!;
  const cy = y[c]!;
  const ax = x[a]! - cx;
  const ay = y[a]! - cy;
  const bx = x[b]! - cx;
  const by = y[b]! - cy;
  const across = column + (row & 1 ? aside : -aside) - cx;
  const down = row + (column & 1 ? -aside : aside) - cy;
  const scale = depth / (ax * by - bx * ay);
  out[0] = ((by * across - bx * down) * scale) / z[a]!;
  out[1] = ((ax * down - ay * across) * scale) / z[b]!;
}
