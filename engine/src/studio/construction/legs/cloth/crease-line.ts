import { clamp, lerp } from '../../../../foundation/geometry/interpolation.ts';
import { rowOf } from './leg-cloth.ts';
import type { LegNet } from './leg-net.ts';
import { CROTCH } from '../cut/leg-shape.ts';

/** Share of the front's width at its centre, where a leg is creased. */
const CENTRE = 0.25;

/**
 * The straight crease of a front by height, as a share of the way round; pleats are counted from it. The centre of the
 * front curves round the hip, and a crease along it would outline the pelvis.
 */
export function creaseLine({ columns, heights, positions }: LegNet): (height: number) => number {
  const x = (row: number, i: number) => positions[(row * (columns + 1) + i) * 3]!;
  const centre = CENTRE * columns;
  const lowest = Math.round(rowOf(heights, CROTCH));
  const [top, bottom] = [heights[0]!, heights[lowest]!];
  const shares = Float64Array.from({ length: lowest + 1 }, (_, row) => {
    const wanted = lerp(x(lowest, centre), x(0, centre), clamp((heights[row]! - bottom) / (top - bottom)));
    let i = 1;
    while (i < columns / 2 && x(row, i) < wanted) i++;
    const step = x(row, i) - x(row, i - 1);
    return (i - 1 + (step > 0 ? clamp((wanted - x(row, i - 1)) / step) : 0)) / columns;
  });
  return (height) => {
    if (height <= bottom) return CENTRE;
    const row = rowOf(heights, height);
    const j = Math.min(lowest - 1, row | 0);
    return lerp(shares[j]!, shares[j + 1]!, row - j);
  };
}
