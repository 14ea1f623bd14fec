import type { Point } from '../../../perception/faces/point.ts';
import { dot, minus, plus, point, unit } from '../body/place.ts';
import type { GarmentSide } from './garment-side.ts';
import { largestPart } from './largest-part.ts';
import { OPAQUE } from './opaque.ts';
import { runCentre, type Run } from './rows.ts';
import type { Bay } from './sleeve-bay.ts';

/**
 * Per pixel: 0 for the body or outside of the garment, 1 and 2 for the sleeves on the left and right of the picture. A
 * sleeve is the largest connected part beyond its boundary.
 */
export function partsOf(
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

/** Minimum number of sampled pixels of a sleeve. */
const MIN_PIXELS = 20;
/** Share of a sleeve's pixels, the farthest ones, that show its direction. */
const RIM = 0.1;
/** Minimum number of those farthest pixels. */
const MIN_RIM = 4;
/** Quantile of the distances of a sleeve's pixels that is its end, so that single pixels do not lengthen it. */
const END = 0.985;
/** The centre line of a sleeve's cloth, to its far end; null when it has almost none. */
export function sleeveOf(
  parts: Uint8Array,
  alpha: Uint8Array,
  width: number,
  part: number,
  from: Point,
): GarmentSide['sleeve'] {
  const places: Point[] = [];
  for (let i = 0; i < parts.length; i += 3)
    if (parts[i] === part && alpha[i]! >= OPAQUE) places.push(point(i % width, Math.floor(i / width)));
  if (places.length < MIN_PIXELS) return null;
  const middle = point(mean(places.map(({ x }) => x)), mean(places.map(({ y }) => y)));
  const rough = unit(minus(middle, from));
  const reachOf = (place: Point, direction: Point) => dot(minus(place, from), direction);
  const farthest = [...places].sort((a, b) => reachOf(b, rough) - reachOf(a, rough));
  const rim = farthest.slice(0, Math.max(MIN_RIM, Math.round(RIM * farthest.length)));
  const direction = unit(minus(point(mean(rim.map(({ x }) => x)), mean(rim.map(({ y }) => y))), from));
  const reaches = places.map((place) => reachOf(place, direction)).sort((a, b) => a - b);
  return { start: from, end: plus(from, direction, reaches[Math.floor(END * reaches.length)]!) };
}

/** The span of a row from its first to its last pixel of the body; null where it has none. */
export function bodyRun(runs: readonly Run[], y: number, width: number, parts: Uint8Array): Run | null {
  let [left, right] = [Infinity, -Infinity];
  for (const run of runs)
    for (let x = run.left; x <= run.right; x++) {
      if (parts[y * width + x] !== 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  return right >= left ? { left, right } : null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Column of the boundary between body and sleeve. */
function cutAt(y: number, tip: Point, underarm: Point, bay: Bay | null): number {
  if (y <= tip.y) return tip.x;
  if (y <= underarm.y) return tip.x + ((underarm.x - tip.x) * (y - tip.y)) / Math.max(1, underarm.y - tip.y);
  if (!bay || y < bay.y)
    return bay ? underarm.x + ((bay.x - underarm.x) * (y - underarm.y)) / Math.max(1, bay.y - underarm.y) : underarm.x;
  const gap = bay.gap[Math.floor(y) - bay.y];
  return gap ? runCentre(gap) : bay.x;
}
