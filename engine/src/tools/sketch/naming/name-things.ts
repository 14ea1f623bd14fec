import type { Body, RegionMeasure } from '../regions/measure-regions.ts';
import type { RegionName } from './region-name.ts';

/**
 * The parts of bags, shoes and other things are recognised by their proportions. Lengths are shares of the height of the
 * drawing, areas are shares of its area.
 */
const HANDLE = {
  /** Maximum distance of its centre below the upper edge of the body. */
  overlap: 0.08,
  /** Maximum share of its bounding box that it fills. */
  boxed: 0.5,
} as const;
/** The area that a handle encloses. */
const HOLE = {
  /** Maximum distance that it reaches into the body. */
  overlap: 0.2,
  /** Border with the paper in pixels, below which it is enclosed by a handle. */
  outside: 6,
  /** Minimum area when no handle is drawn. */
  area: 0.08,
  /** Maximum distance that it reaches into the body when no handle is drawn. */
  touching: 0.05,
} as const;
/** Border with the paper in pixels, below which a region is enclosed by others; corners touch it in a few pixels. */
const ENCLOSED = 4;
const BAG_HARDWARE = {
  /** Maximum area. */
  area: 0.025,
  /** Maximum ratio of length to width. */
  slender: 4,
} as const;
/** Maximum area of an eyelet or a buckle of a shoe. */
const SHOE_HARDWARE = 0.003;
/** Maximum distance of a sole or a heel from the ground, as a share of the height. */
const GROUND = 0.1;
const SOLE = {
  /** Minimum ratio of width to height. */
  flat: 2.8,
  /** Maximum area. */
  area: 0.35,
} as const;
const HEEL = {
  /** Maximum ratio of width to height. */
  flat: 1.2,
  /** Maximum area. */
  area: 0.2,
} as const;
const CAP = {
  /** Maximum area. */
  area: 0.3,
  /** Maximum width relative to the body. */
  width: 0.7,
  /** Maximum distance that it reaches into the body. */
  overlap: 0.06,
} as const;

const flatness = ({ left, right, top, bottom }: RegionMeasure) => (right - left) / Math.max(1, bottom - top);
const boxShare = ({ area, left, right, top, bottom }: RegionMeasure) =>
  area / ((right - left + 1) * (bottom - top + 1));
const largestOf = ({ regions }: Body) => [...regions].sort((a, b) => b.area - a.area)[0]!;

/**
 * Names the regions of a bag. Straps and handles are thin regions above its body; the areas that they enclose are
 * background.
 */
export function nameBag(body: Body): ReadonlyMap<number, RegionName> {
  const { regions, area, top, bottom } = body;
  const names = new Map<number, RegionName>(regions.map(({ label }) => [label, 'main']));
  const main = largestOf(body);
  const tall = bottom - top;
  const above = regions.filter((region) => region.y < main.top + HANDLE.overlap * tall && region.top < main.top);
  for (const region of above)
    if (boxShare(region) < HANDLE.boxed && region.outside > 0) names.set(region.label, 'handle');
  const handled = [...names.values()].includes('handle');
  for (const region of above) {
    if (names.get(region.label) === 'handle' || region.bottom > main.top + HOLE.overlap * tall) continue;
    const strap = [...region.neighbours.keys()].some((label) => names.get(label) === 'handle');
    const bare = handled
      ? strap && region.outside < HOLE.outside
      : region.area > HOLE.area * area && region.bottom <= main.top + HOLE.touching * tall;
    if (bare) names.set(region.label, 'nothing');
  }
  for (const region of regions) {
    if (
      region.area < BAG_HARDWARE.area * area &&
      region.outside < ENCLOSED &&
      names.get(region.label) === 'main' &&
      region.slender < BAG_HARDWARE.slender
    )
      names.set(region.label, 'hardware');
  }
  return names;
}

/** Names the regions of a shoe: flat ones at the bottom are soles, high ones heels, small enclosed ones hardware. */
export function nameShoe(body: Body): ReadonlyMap<number, RegionName> {
  const { regions, area, top, bottom } = body;
  const names = new Map<number, RegionName>(regions.map(({ label }) => [label, 'main']));
  const tall = bottom - top;
  for (const region of regions) {
    const low = region.bottom > bottom - GROUND * tall;
    if (low && flatness(region) > SOLE.flat && region.area < SOLE.area * area) names.set(region.label, 'sole');
    else if (low && flatness(region) < HEEL.flat && region.area < HEEL.area * area) names.set(region.label, 'heels');
    else if (region.outside < ENCLOSED && region.area < SHOE_HARDWARE * area) names.set(region.label, 'hardware');
  }
  return names;
}

/** Names the regions of a bottle, a vase or a lamp: a small region on top is its cap. */
export function nameObject(body: Body): ReadonlyMap<number, RegionName> {
  const { regions, area, top, bottom } = body;
  const main = largestOf(body);
  const names = new Map<number, RegionName>(regions.map(({ label }) => [label, 'main']));
  for (const region of regions) {
    if (region.label === main.label) continue;
    const small = region.area < CAP.area * area && region.right - region.left < CAP.width * (main.right - main.left);
    if (small && region.bottom < main.top + CAP.overlap * (bottom - top)) names.set(region.label, 'cap');
  }
  return names;
}
