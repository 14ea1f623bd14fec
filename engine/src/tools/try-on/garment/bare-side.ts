import type { Point } from '../../../perception/faces/point.ts';
import { clamp, point } from '../body/place.ts';
import type { GarmentSide } from './garment-side.ts';
import type { Run } from './rows.ts';

/** Lengths in widths of the chest: how far below the top an underarm can be, and the distance to the bust that counts. */
const LOWEST_UNDERARM = 1.15;
const AT_BUST = 0.035;
/** Maximum drop from the neck to the outer end of a strap or shoulder. */
const STRAP_DROP = 0.09;
/** Distance from the axis within which the neck is searched, and its distance below the highest point. */
const NECK_REACH = 0.62;
const NEARLY_TOP = 0.035;
/** The side of a garment without a sleeve: straps or an armhole. */
export function bareSide(
  central: readonly (Run | null)[],
  contour: Int32Array,
  neck: Point,
  side: 0 | 1,
  top: number,
  hem: number,
  chest: number,
): GarmentSide {
  const halfAt = (y: number) => {
    const run = central[y];
    return run ? (side === 0 ? run.left : run.right) : null;
  };
  const end = Math.min(hem, Math.round(top + LOWEST_UNDERARM * chest));
  const outermost = (from: number, until: number): number => {
    let max = side === 0 ? Infinity : -Infinity;
    for (let y = from; y <= until; y++) {
      const x = halfAt(y);
      if (x !== null) max = side === 0 ? Math.min(max, x) : Math.max(max, x);
    }
    return max;
  };
  const bust = outermost(top, end);
  let y = top;
  while (y < end && (halfAt(y) === null || Math.abs(halfAt(y)! - bust) > AT_BUST * chest)) y++;
  const underarm = point(halfAt(y) ?? bust, y);
  // The outermost point of the shoulder or strap that is still near its top.
  let tip = neck;
  const sign = side === 0 ? -1 : 1;
  for (let x = Math.round(neck.x); x >= 0 && x < contour.length; x += sign) {
    if (contour[x]! - neck.y > STRAP_DROP * chest) break;
    tip = point(x, contour[x]!);
  }
  return { neck, base: neck.y, tip, underarm, sleeve: null };
}

/**
 * Finds the point where the shoulder's slope meets the neck: the innermost point that is nearly at the top of this
 * half.
 */
export function neckOf(contour: Int32Array, axis: number, sign: number, chest: number): Point {
  const from = Math.round(axis);
  const reach = Math.round(NECK_REACH * chest);
  let highest = Infinity;
  for (let step = 0; step <= reach; step++) highest = Math.min(highest, contour[from + sign * step] ?? Infinity);
  for (let step = reach; step >= 0; step--) {
    const y = contour[from + sign * step] ?? Infinity;
    if (y <= highest + NEARLY_TOP * chest) return point(from + sign * step, y);
  }
  return point(axis, highest);
}

/** The row at which the slope of the outer half of the shoulder, extended inwards, meets the neck. */
export function baseOf(contour: Int32Array, neck: Point, tip: Point): number {
  const at = (share: number) => contour[Math.round(tip.x + share * (neck.x - tip.x))]!;
  const [outer, inner] = [at(0.12), at(0.58)];
  return clamp(outer + ((inner - outer) * 0.88) / 0.46, neck.y, tip.y);
}
