import type { Point } from '../../../perception/faces/point.ts';
import { point } from '../body/place.ts';
import type { OutlineRows } from './outline-rows.ts';
import { runWidth, type Run } from './rows.ts';

/**
 * A sleeve stands out from the body by STANDS_OUT of the chest's width within SOON of that width, or hangs beside the
 * body over HANGS of its length.
 */
const STANDS_OUT = 0.13;
const SOON = 0.25;
const HANGS = 0.05;
/**
 * Latest row at which a bay may begin, as a share of the body's length: below that an open bay is a flare; one with
 * cloth on both sides may begin later.
 */
const LATEST = 0.62;
const LATEST_GAP = 0.85;
/** Distance to the typical side, as a share of the body's width, within which a row shows the side of the body. */
const AT_SIDE = 0.05;
/** Minimum, usual and maximum depth of an armhole below the shoulders, as shares of the body's width. */
const MIN_ARMHOLE = 0.3;
const USUAL_ARMHOLE = 0.6;
const MAX_ARMHOLE = 0.85;
/** Share of the way from the opening to the tip of the shoulder by which a raised underarm moves sideways. */
const RAISED_ASIDE = 0.3;
/** Distance below the top from which a bay is searched, in widths of the chest: below the slope of the shoulders. */
const BELOW_TOP = 0.15;
/** Rows below an opening in which the side of the body is measured, in widths of the chest. */
const SIDE_FROM = 0.2;
const SIDE_TO = 0.8;

/** The empty area between a sleeve and the body (a bay of the outline), described by its highest point. */
export interface Bay extends Point {
  /** Columns between body and sleeve by row, from `y` on; null where the sleeve has ended. */
  readonly gap: readonly (Run | null)[];
}

/** Finds the bay on one side of a garment; null when that side has no sleeve. */
export function bayOf({ rows, central, contour, top, hem, chest }: OutlineRows, side: 0 | 1): Bay | null {
  const sign = side === 0 ? -1 : 1;
  const edgeAt = (y: number) => (central[y] ? (side === 0 ? central[y].left : central[y].right) : null);
  const isEnclosed = (y: number) => {
    const run = central[y];
    return run ? (side === 0 ? rows[y]![0]!.right < run.left : rows[y]!.at(-1)!.left > run.right) : false;
  };
  const gapAt = (y: number): Run | null => {
    const run = central[y];
    if (!run) return null;
    const beside =
      side === 0
        ? rows[y]!.filter(({ right }) => right < run.left).at(-1)
        : rows[y]!.find(({ left }) => left > run.right);
    if (beside)
      return side === 0
        ? { left: beside.right + 1, right: run.left - 1 }
        : { left: run.right + 1, right: beside.left - 1 };
    // Under the sleeve: how far the cloth above extends beyond the body in this row.
    const edge = edgeAt(y)!;
    let reach = 0;
    while (contour[edge + sign * (reach + 1)]! < y) reach++;
    return reach > 1
      ? side === 0
        ? { left: edge - reach, right: edge - 1 }
        : { left: edge + 1, right: edge + reach }
      : null;
  };
  let [hanging, opens] = [0, -1];
  const rise = Math.round(SOON * chest);
  for (let y = top + Math.round(BELOW_TOP * chest); y < top + LATEST_GAP * (hem - top) && opens < 0; y++) {
    hanging = isEnclosed(y) ? hanging + 1 : 0;
    const wide = (row: number) => (gapAt(row) ? runWidth(gapAt(row)!) : 0);
    if (hanging > HANGS * (hem - top)) opens = y - hanging + 1;
    else if (
      y < top + LATEST * (hem - top) &&
      wide(y) > 0 &&
      !isEnclosed(y + rise) &&
      wide(y + rise) - wide(y) > STANDS_OUT * chest
    )
      opens = y;
  }
  if (opens < 0) return null;
  // The slanting hem of a short sleeve covers the underarm, where the side of the body begins.
  const below: number[] = [];
  for (let y = opens + Math.round(SIDE_FROM * chest); y < opens + SIDE_TO * chest; y++) {
    const edge = edgeAt(y);
    if (edge !== null) below.push(edge);
  }
  below.sort((a, b) => a - b);
  const seam = below[below.length >> 1] ?? edgeAt(opens)!;
  let apex = opens;
  while (apex < hem && Math.abs((edgeAt(apex) ?? seam) - seam) > AT_SIDE * chest) apex++;
  const gap = Array.from({ length: hem - apex + 1 }, (_, row) => gapAt(apex + row));
  return { x: edgeAt(apex) ?? seam, y: apex, gap };
}

/**
 * Where the sleeve lies close to the body, a bay may open far below the arm; then the underarm is raised to a usual
 * depth.
 */
export function raisedUnderarm(bay: Bay, tip: Point, chest: number): Point {
  if (bay.y <= tip.y + MAX_ARMHOLE * chest) return point(bay.x, Math.max(bay.y, tip.y + MIN_ARMHOLE * chest));
  return point(bay.x + (tip.x - bay.x) * RAISED_ASIDE, tip.y + USUAL_ARMHOLE * chest);
}
