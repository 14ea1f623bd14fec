import type { Body, RegionMeasure } from '../regions/measure-regions.ts';
import type { RegionName } from './region-name.ts';

/**
 * The parts of a drawn garment are recognised by their proportions. Positions and lengths are shares of the garment (x
 * from -1 to 1 across, y from 0 to 1 down), areas are shares of its area.
 */
const BUTTON = {
  /** Maximum area. */
  area: 0.0016,
  /** Maximum ratio of length to width. */
  slender: 2.2,
} as const;
const BELT = {
  /** Minimum ratio of width to height. */
  flat: 2.6,
  /** Maximum height. */
  down: 0.1,
  /** Minimum y of its centre. */
  from: 0.14,
  /** Maximum y of its centre. */
  to: 0.78,
  /** Maximum area. */
  area: 0.12,
} as const;
const HEM = {
  /** Minimum ratio of width to height. */
  flat: 3.2,
  /** Minimum y of its centre. */
  from: 0.9,
  /** Maximum height. */
  down: 0.14,
  /** Minimum width. */
  across: 0.3,
} as const;
const COLLAR = {
  /** Maximum y of its centre. */
  to: 0.17,
  /** Maximum y of its lower end. */
  end: 0.23,
  /** Maximum area. */
  area: 0.07,
  /** Maximum x of its centre, to both sides. */
  aside: 0.55,
} as const;
const POCKET = {
  /** Maximum area. */
  area: 0.06,
  /** Minimum x of its centre, to both sides. */
  aside: 0.1,
  /** Minimum y of its centre. */
  from: 0.2,
  /** Maximum y of its centre. */
  to: 0.85,
  /** Maximum ratio of length to width. */
  slender: 7,
} as const;
/** Border with the paper in pixels, below which a region is enclosed by others; corners touch it in a few pixels. */
const ENCLOSED = 4;
const SLEEVE = {
  /** Minimum distance of its inner side from the axis. */
  inner: 0.22,
  /** Minimum distance of its outer side from the axis. */
  outer: 0.72,
  /** Maximum y of its upper end. */
  from: 0.32,
  /** Maximum area. */
  area: 0.24,
  /** Minimum ratio of length to width. */
  slender: 1.25,
} as const;
const LAPEL = {
  /** Minimum ratio of length to width. */
  slender: 2,
  /** Maximum y of its upper end. */
  from: 0.1,
  /** Maximum area. */
  area: 0.07,
  /** Maximum x of its centre, to both sides. */
  aside: 0.42,
  /** Maximum y of its lower end. */
  to: 0.55,
} as const;
const CUFF = {
  /** Maximum distance from the centre of its sleeve in widths of the sleeve. */
  beside: 1.4,
  /** Maximum area. */
  area: 0.1,
  /** Minimum border with the sleeve as a share of its own width and height. */
  shared: 0.12,
  /** Maximum area relative to the sleeve; a larger region is the lower half of a sleeve. */
  ofSleeve: 0.3,
} as const;
/** The inside of the back at the neck. */
const INSIDE = {
  /** Maximum area. */
  area: 0.09,
  /** Maximum y of its centre. */
  to: 0.24,
  /** Maximum y of its upper end. */
  from: 0.06,
  /** Minimum share of its bounding box that it fills. */
  boxed: 0.42,
  /** Minimum border with the paper in pixels. */
  outside: 3,
} as const;
/** A skirt below a waist. */
const SKIRT = {
  /** Maximum distance of its lower end from that of the garment. */
  end: 0.12,
  /** Minimum y of its upper end. */
  from: 0.16,
  /** Minimum area. */
  area: 0.05,
  /** Distance of the waist below the skirt's upper end. */
  above: 0.02,
  /** Maximum distance of a bodice's lower end below the waist. */
  crossing: 0.12,
} as const;

/** Names the regions of a garment by position, shape and neighbours. `collar` is true when words mention one. */
export function nameGarment(body: Body, words: { readonly collar: boolean }): ReadonlyMap<number, RegionName> {
  const names = new Map<number, RegionName>();
  for (const region of body.regions) names.set(region.label, nameAlone(region, body));
  nameCuffs(body, names);
  nameNeck(body, names, words.collar);
  nameBodice(body, names);
  return names;
}

function nameAlone(region: RegionMeasure, body: Body): RegionName {
  const { x, y, across, down, share } = placeOf(region, body);
  const crosses = region.left < body.axis && region.right > body.axis;
  const flat = (region.right - region.left) / Math.max(1, region.bottom - region.top);
  if (isSleeve(region, body)) return 'sleeves';
  if (region.outside < ENCLOSED && share < BUTTON.area && region.slender < BUTTON.slender) return 'buttons';
  if (crosses && flat > BELT.flat && down < BELT.down && y > BELT.from && y < BELT.to && share < BELT.area)
    return 'belt';
  if (flat > HEM.flat && y > HEM.from && down < HEM.down && across > HEM.across) return 'hem';
  if (y < COLLAR.to && y + down / 2 < COLLAR.end && share < COLLAR.area && Math.abs(x) < COLLAR.aside) return 'collar';
  if (isLapel(region, body)) return 'collar';
  if (
    region.outside < ENCLOSED &&
    share < POCKET.area &&
    Math.abs(x) > POCKET.aside &&
    y > POCKET.from &&
    y < POCKET.to &&
    region.slender < POCKET.slender
  )
    return 'pockets';
  return 'main';
}

/** Position relative to the body: the centre (x from -1 to 1, y from 0 to 1) and the size (0 to 1). */
function placeOf(region: RegionMeasure, { axis, left, right, top, bottom, area }: Body) {
  return {
    x: (region.x - axis) / ((right - left) / 2),
    y: (region.y - top) / (bottom - top),
    across: (region.right - region.left) / (right - left),
    down: (region.bottom - region.top) / (bottom - top),
    share: region.area / area,
  };
}

/**
 * A sleeve is at the side, from the shoulder down, does not reach the centre, and extends as far outwards as the
 * garment.
 */
function isSleeve(region: RegionMeasure, { axis, left, right, top, bottom, area }: Body): boolean {
  const half = (right - left) / 2;
  const inner = Math.min(Math.abs(region.left - axis), Math.abs(region.right - axis)) / half;
  const outer = Math.max(Math.abs(region.left - axis), Math.abs(region.right - axis)) / half;
  const fromTop = (region.top - top) / (bottom - top);
  const oneSide = region.left > axis || region.right < axis;
  return (
    oneSide &&
    inner > SLEEVE.inner &&
    outer > SLEEVE.outer &&
    fromTop < SLEEVE.from &&
    region.area < SLEEVE.area * area &&
    region.slender > SLEEVE.slender
  );
}

/** A lapel is a long strip along the opening of a jacket. */
function isLapel(region: RegionMeasure, { axis, left, right, top, bottom, area }: Body): boolean {
  const half = (right - left) / 2;
  const fromTop = (region.top - top) / (bottom - top);
  return (
    region.slender > LAPEL.slender &&
    fromTop < LAPEL.from &&
    region.area < LAPEL.area * area &&
    Math.abs(region.x - axis) < LAPEL.aside * half &&
    region.bottom - top < LAPEL.to * (bottom - top)
  );
}

/** Names the regions at the end of a sleeve; a line at the elbow may also have divided a sleeve in two. */
function nameCuffs({ regions, area }: Body, names: Map<number, RegionName>): void {
  const sleeves = regions.filter(({ label }) => names.get(label) === 'sleeves');
  for (const region of regions) {
    if (names.get(region.label) === 'sleeves') continue;
    const above = sleeves.find(({ label, y, x, left, right }) => {
      return region.neighbours.has(label) && region.y > y && Math.abs(region.x - x) < CUFF.beside * (right - left);
    });
    if (!above || region.neighbours.size > 2 || region.area > CUFF.area * area) continue;
    const shared = above.neighbours.get(region.label) ?? 0;
    if (shared < CUFF.shared * (region.right - region.left + region.bottom - region.top)) continue;
    names.set(region.label, region.area < CUFF.ofSleeve * above.area ? 'cuffs' : 'sleeves');
  }
}

/**
 * The highest one on the axis of the small regions at the neck is the inside of the back, unless it is the only collar
 * region.
 */
function nameNeck({ regions, axis, top, bottom, area }: Body, names: Map<number, RegionName>, collar: boolean): void {
  const tall = bottom - top;
  const middle = regions
    .filter(({ left, right }) => left < axis && right > axis)
    .filter(
      (region) =>
        region.area < INSIDE.area * area && region.y < top + INSIDE.to * tall && region.outside > INSIDE.outside,
    )
    .sort((a, b) => a.y - b.y);
  const [first] = middle;
  if (!first || first.top > top + INSIDE.from * tall) return;
  const others = regions.filter(({ label }) => label !== first.label && names.get(label) === 'collar');
  const boxed = first.area / ((first.right - first.left + 1) * (first.bottom - first.top + 1));
  if (boxed > INSIDE.boxed && (others.length > 0 || !collar)) names.set(first.label, 'inside');
}

/** Divides a garment at its waist when a seam or a belt runs there. */
function nameBodice({ regions, top, bottom, area }: Body, names: Map<number, RegionName>): void {
  const tall = bottom - top;
  const main = regions.filter(({ label }) => names.get(label) === 'main');
  const lower = main.filter(
    (region) => region.bottom > bottom - SKIRT.end * tall && region.top > top + SKIRT.from * tall,
  );
  const starts = lower.filter((region) => region.area > SKIRT.area * area).map((region) => region.top);
  if (starts.length === 0) return;
  const waist = Math.min(...starts) + SKIRT.above * tall;
  for (const region of main)
    if (region.y < waist && region.bottom < waist + SKIRT.crossing * tall) names.set(region.label, 'bodice');
}
