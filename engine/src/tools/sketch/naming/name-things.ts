import { zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import type { FormName } from '../../../words/prompt/vocabulary/forms.ts';
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

/** The upper part of a lamp in which its shade is, as a share of the height, and its width relative to the widest. */
const SHADE_TO = 0.6;
const SHADE_WIDTH = 0.9;
/** Furniture that stands on legs, and that of which one sees through the frame. */
const STANDING: readonly FormName[] = ['chair', 'sofa', 'table', 'bed', 'ottoman', 'cabinet'];
const OPEN_FRAMES: readonly FormName[] = ['chair', 'table'];
const LEG = {
  /** Maximum distance from the ground. */
  ground: 0.14,
  /** Height at which they begin at the highest, from the top. */
  from: 0.35,
  /** Maximum ratio of width to height. */
  flat: 0.75,
  /** Maximum area. */
  area: 0.15,
} as const;
/** An area between the parts of furniture through which one sees. */
const GAP = {
  /** Minimum ratio of width to height; what is more slender is a post. */
  slender: 0.28,
  /** Maximum ratio of width to height below a seat; what is flatter is a bar. */
  flat: 2.6,
  /** Border with the paper, as a share of the height, below which it is enclosed. */
  outside: 1.1,
  /** Minimum width of the seat above relative to it. */
  wider: 1.2,
  /** Height from which it lies below a seat, from the top. */
  from: 0.1,
  /** Maximum difference of both sides within one back. */
  aligned: 0.06,
  /** Minimum number of bars and gaps in a back, and how many times as tall as the thinnest a gap is. */
  bars: 3,
  taller: 1.5,
} as const;
const BAND = {
  /** Minimum ratio of width to height. */
  flat: 2.2,
  /** Maximum area. */
  area: 0.25,
} as const;
const LOOP_HOLE = {
  /** Maximum ratio of length to width. */
  slender: 1.7,
  /** Minimum area. */
  area: 0.2,
} as const;
const SIDE_HANDLE = {
  /** Maximum distance that it reaches into the vessel, as a share of the vessel's width. */
  overlap: 0.12,
  /** Maximum ratio of length to width of the area that a single line encloses. */
  slender: 2.6,
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

/** Names the regions of a thing that is neither a bag nor a shoe, and leaves out the areas that one sees through. */
export function nameObject(body: Body, form: FormName): ReadonlyMap<number, RegionName> {
  const names = new Map<number, RegionName>(body.regions.map(({ label }) => [label, 'main']));
  const mark = (regions: readonly RegionMeasure[], name: RegionName) => {
    for (const { label } of regions) names.set(label, name);
  };
  if (form === 'lamp') mark(shadeOf(body), 'shade');
  else if (STANDING.includes(form)) {
    mark(legsOf(body), 'legs');
    if (OPEN_FRAMES.includes(form)) mark(gapsOf(body), 'nothing');
  } else if (zoneOf(form) === 'head') mark(bandOf(body), 'band');
  else if (form === 'ring') mark(loopHoleOf(body), 'nothing');
  else mark(capsOf(body), 'cap');
  if (form === 'mug' || form === 'teapot') mark(handleHolesOf(body), 'nothing');
  return names;
}

/** A small region on top of a bottle or a vase is its cap. */
function capsOf(body: Body): readonly RegionMeasure[] {
  const { regions, area, top, bottom } = body;
  const main = largestOf(body);
  return regions.filter((region) => {
    const small = region.area < CAP.area * area && region.right - region.left < CAP.width * (main.right - main.left);
    return region !== main && small && region.bottom < main.top + CAP.overlap * (bottom - top);
  });
}

/** The shade of a lamp is the widest region of its upper part. */
function shadeOf({ regions, top, bottom }: Body): readonly RegionMeasure[] {
  const upper = regions.filter(({ y }) => y < top + SHADE_TO * (bottom - top));
  const widest = Math.max(0, ...upper.map(({ left, right }) => right - left));
  return upper.filter(({ left, right }) => right - left >= SHADE_WIDTH * widest);
}

/** Legs are slender or small regions that stand on the floor and begin in the lower part. */
function legsOf({ regions, area, top, bottom }: Body): readonly RegionMeasure[] {
  const tall = bottom - top;
  return regions.filter(
    (region) =>
      region.bottom > bottom - LEG.ground * tall &&
      region.top > top + LEG.from * tall &&
      flatness(region) < LEG.flat &&
      region.area < LEG.area * area,
  );
}

/**
 * Gaps in furniture: below a seat what is neither a leg nor a flat bar, and between the bars of a back the areas that are
 * taller than the bars.
 */
function gapsOf({ regions, top, bottom }: Body): readonly RegionMeasure[] {
  const tall = bottom - top;
  const heightOf = (region: RegionMeasure) => region.bottom - region.top + 1;
  const inside = regions.filter((region) => flatness(region) > GAP.slender && region.outside < GAP.outside * tall);
  return inside.filter((region) => {
    const above = regions.filter(({ label, bottom: end }) => region.neighbours.has(label) && end < region.y);
    const hangsBelow = above.some((seat) => seat.right - seat.left > GAP.wider * (region.right - region.left));
    if (hangsBelow && flatness(region) < GAP.flat && region.top > top + GAP.from * tall) return true;
    const sameColumn = inside.filter(
      ({ left, right }) => Math.abs(left - region.left) + Math.abs(right - region.right) < GAP.aligned * tall,
    );
    const thinnest = Math.min(...sameColumn.map(heightOf));
    return sameColumn.length >= GAP.bars && heightOf(region) > GAP.taller * thinnest;
  });
}

/**
 * The band of a hat is a flat region below the crown and above the brim. The lowest region is a band where another is
 * wider, as on a beret; otherwise it is a brim.
 */
function bandOf({ regions, area }: Body): readonly RegionMeasure[] {
  const widthOf = ({ left, right }: RegionMeasure) => right - left;
  const widest = Math.max(...regions.map(widthOf));
  return regions.filter((region) => {
    if (flatness(region) <= BAND.flat || region.area >= BAND.area * area) return false;
    const beside = regions.filter(({ label }) => region.neighbours.has(label));
    const isBelowCrown = beside.some(({ y }) => y < region.y);
    const isAboveBrim = beside.some(({ y }) => y > region.y);
    return isBelowCrown && (isAboveBrim || widthOf(region) < widest);
  });
}

/** The inside of a ring or a bangle is a round area that others enclose. */
function loopHoleOf({ regions, area }: Body): readonly RegionMeasure[] {
  return regions.filter(
    (region) => region.outside < ENCLOSED && region.slender < LOOP_HOLE.slender && region.area > LOOP_HOLE.area * area,
  );
}

/** What a handle beside a vessel encloses, whether it is drawn with two lines or with one. */
function handleHolesOf(body: Body): readonly RegionMeasure[] {
  const main = largestOf(body);
  const wide = main.right - main.left;
  const beside = body.regions.filter(
    (region) =>
      region !== main &&
      (region.left > main.right - SIDE_HANDLE.overlap * wide || region.right < main.left + SIDE_HANDLE.overlap * wide),
  );
  const drawn = beside.filter((region) => boxShare(region) < HANDLE.boxed);
  return beside.filter((region) => {
    if (drawn.includes(region)) return false;
    const handled = drawn.some(({ label }) => region.neighbours.has(label));
    return handled || (drawn.length === 0 && region.slender < SIDE_HANDLE.slender);
  });
}
