import type { Point } from '../../faces/point.ts';
import type { GarmentCut } from './garment-cut.ts';
import { largestPart } from './largest-part.ts';
import { between, clamp, dot, minus, plus, point, unit } from '../body/place.ts';
import { rowsOf, runMiddle, runWidth, spanOf, type Run } from './rows.ts';

/** Half of the upper part of a garment. */
interface GarmentSide {
  /** Where the neckline begins at the shoulder. */
  readonly neck: Point;
  /** Row that the shoulder's slope has there: a collar stands above it. */
  readonly base: number;
  /** Where the shoulder ends. */
  readonly tip: Point;
  readonly underarm: Point;
  /** Null without a sleeve. */
  readonly sleeve: { readonly start: Point; readonly end: Point } | null;
}

/** What the outline of a garment for the upper body tells: sides as in its picture, the left one first. */
export interface UpperOutline {
  readonly sides: readonly [GarmentSide, GarmentSide];
  /** The body's part of every row; null where the row holds none. */
  readonly body: readonly (Run | null)[];
  /** Rows of the top and of the hem. */
  readonly top: number;
  readonly hem: number;
  /** 0: body, 1: left sleeve, 2: right sleeve, of each pixel. */
  readonly parts: Uint8Array;
}

/** A sleeve soon stands out from the body by this share of its width, or hangs beside it over so many of its rows. */
const STANDS_OUT = 0.13;
const SOON = 0.25;
const HANGS = 0.05;
/** Of the body's length: an open bay that begins below is a flare; one with cloth on both sides may begin later. */
const LATEST = 0.62;
const LATEST_GAP = 0.85;
/** Of the body's width: so near to the usual side a row is the side of the body. */
const AT_SIDE = 0.05;
/** Of the body's width below the shoulders: where an armhole ends at least, usually and at most. */
const LEAST_ARMHOLE = 0.3;
const USUAL_ARMHOLE = 0.6;
const MOST_ARMHOLE = 0.85;

export function upperOutline({ width, height, alpha }: GarmentCut): UpperOutline {
  const rows = rowsOf(alpha, width, height, 2);
  const top = rows.findIndex((runs) => runs.length > 0);
  const spans = rows.map(spanOf);
  const last = spans.findLastIndex((span) => span !== null);
  const axis = axisOf(rows, top, last);
  const contour = topContour(alpha, width, height);
  const central = rows.map((runs, y) => centralRun(runs, y, axis, contour));
  const hem = central.findLastIndex((run) => run !== null);
  const chest = chestWidth(central, top, hem);
  const bays = [bayOf(rows, central, contour, 0, top, hem, chest), bayOf(rows, central, contour, 1, top, hem, chest)];
  const bare = [0, 1].map((side) => {
    const bay = bays[side]!;
    const neck = neckOf(contour, axis, side === 0 ? -1 : 1, chest);
    if (!bay) return bareSide(central, contour, neck, side as 0 | 1, top, hem, chest);
    const tip = point(bay.x, contour[clamp(Math.round(bay.x), 0, width - 1)]!);
    return { neck, base: baseOf(contour, neck, tip), tip, underarm: raisedUnderarm(bay, tip, chest), sleeve: null };
  });
  const parts = partsOf(alpha, width, height, central, bare, bays);
  const sides = bare.map((side, index) => {
    if (!bays[index]) return side;
    const from = between(side.tip, side.underarm, 0.5);
    return { ...side, sleeve: sleeveOf(parts, alpha, width, index + 1, from) };
  }) as unknown as readonly [GarmentSide, GarmentSide];
  const body = rows.map((runs, y) => bodyRun(runs, y, width, parts));
  return { sides, body, top, hem, parts };
}

/** Column about which the garment lies: the middle of its middle rows. */
function axisOf(rows: readonly (readonly Run[])[], top: number, last: number): number {
  const middles: number[] = [];
  for (let y = Math.round(top + 0.1 * (last - top)); y < top + 0.8 * (last - top); y++) {
    const span = spanOf(rows[y]!);
    if (span) middles.push(runMiddle(span));
  }
  middles.sort((a, b) => a - b);
  return middles[middles.length >> 1] ?? 0;
}

/** The run that holds the axis, with those from which only a neckline parts it: no cloth is above such a gap. */
function centralRun(runs: readonly Run[], y: number, axis: number, contour: Int32Array): Run | null {
  const isOpen = (a: Run, b: Run) => contour[Math.round((a.right + b.left) / 2)]! >= y;
  const at = runs.findIndex(({ right }) => right >= axis);
  let [first, last] = [at, at];
  if (at < 0 || runs[at]!.left > axis) {
    // A slit, or straps: both neighbours or none.
    const before = at < 0 ? runs.length - 1 : at - 1;
    if (at <= 0) return null;
    const gap = runs[at]!.left - runs[before]!.right;
    if (!isOpen(runs[before]!, runs[at]!) && gap > (runWidth(runs[before]!) + runWidth(runs[at]!)) / 2) return null;
    first = before;
  }
  while (first > 0 && isOpen(runs[first - 1]!, runs[first]!)) first--;
  while (last < runs.length - 1 && isOpen(runs[last]!, runs[last + 1]!)) last++;
  return { left: runs[first]!.left, right: runs[last]!.right };
}

/** A usual width of the body: the middle one of its lower half. */
function chestWidth(central: readonly (Run | null)[], top: number, hem: number): number {
  const widths = central
    .slice(Math.round(top + 0.35 * (hem - top)), Math.round(top + 0.8 * (hem - top)) + 1)
    .flatMap((run) => (run ? [runWidth(run)] : []))
    .sort((a, b) => a - b);
  return widths[Math.floor(widths.length * 0.3)] ?? 1;
}

/** First row of every column; the height where it is empty. */
function topContour(alpha: Uint8Array, width: number, height: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if (alpha[y * width + x]! >= 128) return y;
    return height;
  });
}

interface Bay extends Point {
  /** Columns between body and sleeve by row, from `y` on; null where the sleeve has ended. */
  readonly gap: readonly (Run | null)[];
}

/** The empty place between a sleeve and the body, by its top; null without a sleeve. */
function bayOf(
  rows: readonly (readonly Run[])[],
  central: readonly (Run | null)[],
  contour: Int32Array,
  side: 0 | 1,
  top: number,
  hem: number,
  chest: number,
): Bay | null {
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
    // Under the sleeve: how far cloth above reaches out beyond the body here.
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
  for (let y = top + Math.round(0.15 * chest); y < top + LATEST_GAP * (hem - top) && opens < 0; y++) {
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
  // The slanting hem of a short sleeve lies over the underarm: that is where the side of the body begins.
  const below: number[] = [];
  for (let y = opens + Math.round(0.2 * chest); y < opens + 0.8 * chest; y++) {
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

/** A bay may open only far below the arm, where the sleeve lies close to the body. */
function raisedUnderarm(bay: Bay, tip: Point, chest: number): Point {
  if (bay.y <= tip.y + MOST_ARMHOLE * chest) return point(bay.x, Math.max(bay.y, tip.y + LEAST_ARMHOLE * chest));
  return point(bay.x + (tip.x - bay.x) * 0.3, tip.y + USUAL_ARMHOLE * chest);
}

/** Without sleeves: straps or an armhole. */
function bareSide(
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
  const end = Math.min(hem, Math.round(top + 1.15 * chest));
  const outermost = (from: number, until: number): number => {
    let most = side === 0 ? Infinity : -Infinity;
    for (let y = from; y <= until; y++) {
      const x = halfAt(y);
      if (x !== null) most = side === 0 ? Math.min(most, x) : Math.max(most, x);
    }
    return most;
  };
  const bust = outermost(top, end);
  let y = top;
  while (y < end && (halfAt(y) === null || Math.abs(halfAt(y)! - bust) > 0.035 * chest)) y++;
  const underarm = point(halfAt(y) ?? bust, y);
  // The outermost place of the shoulder or strap that is still near its top.
  let tip = neck;
  const sign = side === 0 ? -1 : 1;
  for (let x = Math.round(neck.x); x >= 0 && x < contour.length; x += sign) {
    if (contour[x]! - neck.y > 0.09 * chest) break;
    tip = point(x, contour[x]!);
  }
  return { neck, base: neck.y, tip, underarm, sleeve: null };
}

/** Where the shoulder's slope goes over into the neck: the innermost place that is nearly at the top of this half. */
function neckOf(contour: Int32Array, axis: number, sign: number, chest: number): Point {
  const from = Math.round(axis);
  const reach = Math.round(0.62 * chest);
  let highest = Infinity;
  for (let step = 0; step <= reach; step++) highest = Math.min(highest, contour[from + sign * step] ?? Infinity);
  for (let step = reach; step >= 0; step--) {
    const y = contour[from + sign * step] ?? Infinity;
    if (y <= highest + 0.035 * chest) return point(from + sign * step, y);
  }
  return point(axis, highest);
}

/** The slope of the outer half of the shoulder, gone on to the neck. */
function baseOf(contour: Int32Array, neck: Point, tip: Point): number {
  const at = (share: number) => contour[Math.round(tip.x + share * (neck.x - tip.x))]!;
  const [outer, inner] = [at(0.12), at(0.58)];
  return clamp(outer + ((inner - outer) * 0.88) / 0.46, neck.y, tip.y);
}

/** Along the middle of all its cloth, to its far end; null for next to none. */
function sleeveOf(
  parts: Uint8Array,
  alpha: Uint8Array,
  width: number,
  part: number,
  from: Point,
): GarmentSide['sleeve'] {
  const places: Point[] = [];
  for (let i = 0; i < parts.length; i += 3)
    if (parts[i] === part && alpha[i]! >= 128) places.push(point(i % width, Math.floor(i / width)));
  if (places.length < 20) return null;
  const middle = point(mean(places.map(({ x }) => x)), mean(places.map(({ y }) => y)));
  const rough = unit(minus(middle, from));
  const reachOf = (place: Point, direction: Point) => dot(minus(place, from), direction);
  const farthest = [...places].sort((a, b) => reachOf(b, rough) - reachOf(a, rough));
  const rim = farthest.slice(0, Math.max(4, Math.round(0.1 * farthest.length)));
  const direction = unit(minus(point(mean(rim.map(({ x }) => x)), mean(rim.map(({ y }) => y))), from));
  const reaches = places.map((place) => reachOf(place, direction)).sort((a, b) => a - b);
  return { start: from, end: plus(from, direction, reaches[Math.floor(0.985 * reaches.length)]!) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Column of the cut between body and sleeve. */
function cutAt(y: number, tip: Point, underarm: Point, bay: Bay | null): number {
  if (y <= tip.y) return tip.x;
  if (y <= underarm.y) return tip.x + ((underarm.x - tip.x) * (y - tip.y)) / Math.max(1, underarm.y - tip.y);
  if (!bay || y < bay.y)
    return bay ? underarm.x + ((bay.x - underarm.x) * (y - underarm.y)) / Math.max(1, bay.y - underarm.y) : underarm.x;
  const gap = bay.gap[Math.floor(y) - bay.y];
  return gap ? runMiddle(gap) : bay.x;
}

function partsOf(
  alpha: Uint8Array,
  width: number,
  height: number,
  central: readonly (Run | null)[],
  sides: readonly GarmentSide[],
  bays: readonly (Bay | null)[],
): Uint8Array {
  const parts = new Uint8Array(width * height);
  for (let side = 0; side < 2; side++) {
    const bay = bays[side];
    if (!bay) continue;
    const { tip, underarm } = sides[side]!;
    const own = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      const gap = y >= bay.y ? bay.gap[y - bay.y] : undefined;
      const run = central[y];
      const cut = cutAt(y, tip, underarm, bay);
      for (let x = 0; x < width; x++) {
        if (side === 0 ? x >= cut : x <= cut) continue;
        if (gap === null && run && x >= run.left - 1 && x <= run.right + 1) continue;
        own[y * width + x] = alpha[y * width + x]!;
      }
    }
    largestPart(own, width, height, 1).forEach((value, i) => {
      if (value > 0) parts[i] = side + 1;
    });
  }
  return parts;
}

function bodyRun(runs: readonly Run[], y: number, width: number, parts: Uint8Array): Run | null {
  let [left, right] = [Infinity, -Infinity];
  for (const run of runs)
    for (let x = run.left; x <= run.right; x++) {
      if (parts[y * width + x] !== 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  return right >= left ? { left, right } : null;
}
