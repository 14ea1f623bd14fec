import type { Point } from '../../../perception/faces/point.ts';
import { clamp, point } from '../body/place.ts';
import type { GarmentSide } from './garment-side.ts';
import type { OutlineRows } from './outline-rows.ts';

/**
 * Lengths in widths of the chest: where below the top an underarm can be and usually is, how little the side may move over which
 * height once the armhole has ended, and how much further out the side may come below it.
 */
const HIGHEST_UNDERARM = 0.42;
const LOWEST_UNDERARM = 0.85;
const USUAL_UNDERARM = 0.6;
const WIDER_BELOW = 0.04;
const STEADY = 0.03;
const STEADY_OVER = 0.12;
/** Maximum drop from the neck to the outer end of a strap or shoulder. */
const STRAP_DROP = 0.09;
/** Distance from the axis within which the neck is searched, and its distance below the highest point. */
const NECK_REACH = 0.62;
const NEARLY_TOP = 0.035;
/** Depth at the axis from which the outline dips between the sides, and the usual half width of a neck. */
const DIP = 0.1;
const NECK_HALF = 0.3;

/** The side of a garment without a sleeve: straps or an armhole. */
export function bareSide({ central, contour, top, hem, chest }: OutlineRows, neck: Point, side: 0 | 1): GarmentSide {
  const halfAt = (y: number) => {
    const run = central[y];
    return run ? (side === 0 ? run.left : run.right) : null;
  };
  const end = Math.min(hem, Math.round(top + LOWEST_UNDERARM * chest));
  const over = Math.max(2, Math.round(STEADY_OVER * chest));
  const isSteady = (row: number) => {
    const [here, below] = [halfAt(row), halfAt(Math.min(hem, row + over))];
    return here !== null && below !== null && Math.abs(below - here) <= STEADY * chest;
  };
  let y = Math.min(end, Math.round(top + HIGHEST_UNDERARM * chest));
  // An armhole is upright too where it is narrowest, but the cloth below it is wider.
  const outward = (row: number) => (side === 0 ? -1 : 1) * (halfAt(row) ?? 0);
  let widest = -Infinity;
  for (let row = y; row <= Math.min(hem, Math.round(top + USUAL_UNDERARM * chest)); row++)
    widest = Math.max(widest, halfAt(row) === null ? -Infinity : outward(row));
  while (y < end && (!isSteady(y) || outward(y) < widest - WIDER_BELOW * chest)) y++;
  const underarm = point(halfAt(y) ?? neck.x, y);
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
 * Finds the point where the shoulder's slope meets the neck, nearly at the top of this half. Where the outline dips
 * between the sides it is the innermost such point; otherwise the back of the neck fills the dip, and it is the
 * outermost one within the usual width of a neck.
 */
export function neckOf(contour: Int32Array, axis: number, sign: number, chest: number): Point {
  const from = Math.round(axis);
  const at = (step: number) => contour[from + sign * step] ?? Infinity;
  const reach = Math.round(NECK_REACH * chest);
  let highest = Infinity;
  for (let step = 0; step <= reach; step++) highest = Math.min(highest, at(step));
  const isNeck = (step: number) => at(step) <= highest + NEARLY_TOP * chest;
  const steps = Array.from({ length: reach + 1 }, (_, step) => step);
  const dips = at(0) - highest > DIP * chest;
  const step = dips
    ? steps.find(isNeck)
    : (steps.findLast((near) => near <= NECK_HALF * chest && isNeck(near)) ?? steps.findLast(isNeck));
  return step === undefined ? point(axis, highest) : point(from + sign * step, at(step));
}

/** The row at which the slope of the outer half of the shoulder, extended inwards, meets the neck. */
export function baseOf(contour: Int32Array, neck: Point, tip: Point): number {
  const at = (share: number) => contour[Math.round(tip.x + share * (neck.x - tip.x))]!;
  const [outer, inner] = [at(0.12), at(0.58)];
  return clamp(outer + ((inner - outer) * 0.88) / 0.46, neck.y, tip.y);
}
