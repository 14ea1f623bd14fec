import { angleBetween } from '../../../../foundation/geometry/interpolation.ts';
import type { DrapedPlan } from './draped-plan.ts';

/** Distance in metres outside an opening in the cloth, negative within it, at angle `a` and height `y`. */
export type Opening = (a: number, y: number) => number;

/** Mean radius of the bodice in metres, by which angles become metres round it. */
const ROUND = 0.13;

/** Heights of the foot and the upper edge of a laced back, and half the width of its gap, metres. */
export const LACED = { foot: 1.09, head: 1.268, half: 0.017 };

/** Cut-outs of the bodice other than neck and armholes. */
export function openingsOf({ back, cutouts, kind }: DrapedPlan): Opening[] {
  if (!kind.bodice) return [];
  const openings: Opening[] = [];
  if (back === 'keyhole') openings.push((a, y) => drop(angleBetween(Math.PI, a) * ROUND, y - 1.345, 0.036, 0.07));
  if (back === 'laced') {
    openings.push((a, y) => {
      const across = Math.abs(angleBetween(Math.PI, a)) * ROUND;
      return Math.max(across - LACED.half * Math.min(1, 0.4 + (y - LACED.foot) * 4), LACED.foot - y);
    });
  }
  if (cutouts) {
    openings.push((a, y) => {
      const side = Math.abs(Math.abs(a) - 1.22) * ROUND;
      return (Math.hypot(side / 0.052, (y - 1.14 + 0.25 * (side - 0.02)) / 0.036) - 1) * 0.036;
    });
  }
  return openings;
}

/** Distance outside a drop with its point up, negative within it. */
export function drop(x: number, y: number, halfWidth: number, halfHeight: number): number {
  const t = y / halfHeight;
  const narrow = halfWidth * Math.max(0.2, 0.78 - 0.4 * t);
  return (Math.hypot(x / narrow, t) - 1) * Math.min(narrow, halfHeight);
}
