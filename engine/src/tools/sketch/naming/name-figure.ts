import { bodyOf } from '../regions/measure-regions.ts';
import type { Body, RegionMeasure } from '../regions/measure-regions.ts';

interface FigureWords {
  /** Whether words name sleeves, which cover the arms. */
  readonly sleeves: boolean;
  /** Whether words name trousers, which cover the legs. */
  readonly trousers: boolean;
  /** Whether words name a garment below which the legs are visible. */
  readonly skirt: boolean;
}

type FigurePart = 'skin' | 'hair' | 'headwear';

/**
 * Proportions by which parts of a drawn figure are recognised. Fashion figures are eight to ten heads tall; the limits
 * leave room for realistic and for exaggerated ones. Lengths are shares of the figure's height or width, areas are shares
 * of its area, and other ratios are named.
 */
const FIGURE = {
  /** Minimum ratio of height to width of a figure with a bare head. */
  bareHeaded: 1.9,
  /** Minimum ratio of height to width of a figure with hair or a hat. */
  covered: 1.7,
  /** Maximum area of hair, ears and a neck that belong to a head, relative to the head. */
  onHead: 1.2,
  /** Minimum length of a leg when the head is outside the picture. */
  longLeg: 0.14,
} as const;
/** A bare head. */
const HEAD = {
  /** Minimum height. */
  min: 0.05,
  /** Maximum height. */
  max: 0.2,
  /** Maximum area. */
  area: 0.1,
  /** Maximum width. */
  width: 0.45,
  /** Maximum distance from the top. */
  fromTop: 0.02,
  /** Minimum ratio of height to width. */
  flattest: 0.95,
  /** Maximum ratio of height to width. */
  longest: 2,
} as const;
/** Minimum share of its bounding box that a round region fills; an ellipse fills 0.79. */
const MIN_ROUND_FILL = 0.6;
/** A neck. */
const NECK = {
  /** Maximum distance of its beginning below the head. */
  begins: 0.03,
  /** Maximum distance of its end below the head. */
  ends: 0.17,
  /** Maximum area relative to the head. */
  area: 2.6,
} as const;
/** A bare arm. */
const ARM = {
  /** Minimum distance from the axis as a share of half the width. */
  aside: 0.4,
  /** Minimum ratio of length to width. */
  slender: 2.6,
  /** Maximum mean width. */
  width: 0.16,
  /** Maximum distance of its beginning below the top. */
  begins: 0.22,
  /** Maximum area of a hand relative to the arm. */
  hand: 0.35,
} as const;
/** A hand at the end of a sleeve. */
const HAND = {
  /** Minimum distance from the axis. */
  aside: 0.22,
  /** Minimum ratio of length to width. */
  long: 0.95,
  /** Maximum distance of its centre below the top. */
  lowest: 0.75,
  /** Maximum area relative to the sleeve. */
  area: 0.4,
  /** Minimum ratio of length to width of the sleeve. */
  sleeve: 1.8,
  /** Minimum share of its length that extends beyond the sleeve. */
  beyond: 0.5,
  /** Minimum share of its border that is paper; panels of a garment have less. */
  outside: 0.5,
} as const;
/** A leg. */
const LEG = {
  /** Maximum width. */
  width: 0.42,
  /** Minimum distance of its centre below the top. */
  from: 0.66,
  /** Maximum distance of its end from the lower end of the figure. */
  end: 0.2,
  /** Maximum height of a foot. */
  foot: 0.13,
  /** Minimum ratio of length to width. */
  slender: 2.2,
  /** Minimum share of its border that is paper. */
  outside: 0.55,
} as const;

/**
 * The regions of a drawn figure that are not part of its clothes, by label: skin (with bare legs and feet), hair and
 * headwear. The map is empty when no figure is drawn.
 */
export function bareRegions(body: Body, words: FigureWords): ReadonlyMap<number, FigurePart> {
  const head = headOf(body);
  if (!head) return asSkin(words.skirt ? cutOffLegs(body) : []);
  return new Map([...asSkin(skinRegions(body, head, words)), ...headdress(body, head)]);
}

const asSkin = (labels: Iterable<number>) => new Map([...labels].map((label) => [label, 'skin' as const]));

function skinRegions(body: Body, head: RegionMeasure, words: FigureWords): ReadonlySet<number> {
  const bare = new Set([head.label]);
  const tall = body.bottom - body.top;
  const inside = (region: RegionMeasure) => region.top < head.bottom && region.label !== head.label;
  // Hair, face, ears, and the neck down to the neckline.
  for (const region of body.regions) {
    if (
      inside(region) &&
      region.area < FIGURE.onHead * head.area &&
      Math.abs(region.x - head.x) < head.right - head.left
    )
      bare.add(region.label);
  }
  const clothed = bodyOf(body.regions.filter(({ label }) => !bare.has(label)));
  for (const region of clothed.regions) {
    if (
      isNeck(region, head, tall) ||
      isLeg(region, clothed, words) ||
      isArm(region, clothed, words) ||
      isHand(region, clothed)
    )
      bare.add(region.label);
  }
  return bare;
}

/** Minimum width of a brim relative to the face; hair is narrower. */
const BRIM = 1.45;

/** Regions on top of the head. */
function headdress({ regions }: Body, face: RegionMeasure): ReadonlyMap<number, FigurePart> {
  const over = regions.filter((region) => region.label !== face.label && region.y < face.y && region.top < face.top);
  const widest = Math.max(0, ...over.map(({ left, right }) => right - left));
  const name = widest > BRIM * (face.right - face.left) ? 'headwear' : 'hair';
  return new Map(over.map(({ label }) => [label, name]));
}

/** A figure whose head is outside the picture is still recognised by two legs. */
function cutOffLegs(body: Body): ReadonlySet<number> {
  const words = { sleeves: true, trousers: false, skirt: true };
  const legs = body.regions.filter((region) => isLeg(region, body, words));
  const long = legs.filter((region) => region.bottom - region.top > FIGURE.longLeg * (body.bottom - body.top));
  if (long.length < 2) return new Set();
  // Feet and shoes, with all regions that their lines enclose, belong to the legs.
  const from = Math.min(...long.map(({ y }) => y));
  return new Set([...legs, ...body.regions.filter(({ top }) => top > from)].map(({ label }) => label));
}

/** The head of a figure, or its face below hair or a hat; null when no figure is drawn. */
export function headOf(body: Body): RegionMeasure | null {
  return bareHeadOf(body) ?? coveredHeadOf(body);
}

/** A face below hair or a hat. */
const FACE = {
  /** Minimum height. */
  min: 0.04,
  /** Maximum height. */
  max: 0.17,
  /** Maximum area. */
  area: 0.1,
  /** Minimum ratio of height to width. */
  flattest: 0.7,
  /** Maximum ratio of height to width. */
  longest: 2,
  /** Maximum sum of the areas above it, as a multiple of its own. */
  over: 3.5,
  /** Maximum area of a region beside it, as a multiple of its own. */
  beside: 1.5,
  /** Maximum distance of its centre from the top. */
  fromTop: 0.24,
  /** Maximum distance of its centre from the axis. */
  aside: 0.16,
} as const;

/** A round region near the top and the axis, with only small regions above it and no larger one next to it. */
function coveredHeadOf({ regions, top, bottom, left, right, axis, area }: Body): RegionMeasure | null {
  const [tall, wide] = [bottom - top, right - left];
  if (tall < FIGURE.covered * wide || regions.length < 4) return null;
  const isFace = (region: RegionMeasure) => {
    const [across, down] = [region.right - region.left + 1, region.bottom - region.top + 1];
    const round =
      region.area / (across * down) > MIN_ROUND_FILL && down / across > FACE.flattest && down / across < FACE.longest;
    const small = down > FACE.min * tall && down < FACE.max * tall && region.area < FACE.area * area;
    if (!round || !small || region.y > top + FACE.fromTop * tall || Math.abs(region.x - axis) > FACE.aside * wide)
      return false;
    const others = regions.filter(({ label }) => label !== region.label);
    const over = others.filter(({ y }) => y < region.y);
    const sum = over.reduce((total, other) => total + other.area, 0);
    const beside = others.some(
      (other) => other.area > FACE.beside * region.area && other.y > region.y && other.top < region.y,
    );
    return over.length > 0 && sum < FACE.over * region.area && !beside;
  };
  return regions.filter(isFace).sort((a, b) => b.area - a.area)[0] ?? null;
}

/** The largest region that reaches the top of the figure, when it is as small and as round as a head above a body. */
function bareHeadOf({ regions, top, bottom, left, right, area }: Body): RegionMeasure | null {
  const tall = bottom - top;
  const atTop = [...regions]
    .filter((region) => region.top < top + HEAD.fromTop * tall)
    .sort((a, b) => b.area - a.area)[0];
  if (!atTop || regions.length < 3) return null;
  const [across, down] = [atTop.right - atTop.left + 1, atTop.bottom - atTop.top + 1];
  const round =
    atTop.area / (across * down) > MIN_ROUND_FILL && down / across > HEAD.flattest && down / across < HEAD.longest;
  const small = down < HEAD.max * tall && down > HEAD.min * tall && atTop.area < HEAD.area * area;
  return round && small && tall > FIGURE.bareHeaded * (right - left) && across < HEAD.width * (right - left)
    ? atTop
    : null;
}

function isNeck(region: RegionMeasure, head: RegionMeasure, tall: number): boolean {
  return (
    region.top < head.bottom + NECK.begins * tall &&
    region.bottom < head.bottom + NECK.ends * tall &&
    region.area < NECK.area * head.area
  );
}

function isArm(
  region: RegionMeasure,
  { left, right, axis, regions, top, bottom }: Body,
  { sleeves }: FigureWords,
): boolean {
  const half = (right - left) / 2;
  const aside = Math.abs(region.x - axis) > ARM.aside * half && region.slender > ARM.slender;
  const thin = region.area / (region.bottom - region.top) < ARM.width * (right - left);
  if (!aside || !thin || region.top > top + ARM.begins * (bottom - top)) return false;
  // A hand that is a separate region belongs to a sleeve, not to a bare arm.
  const hand = regions.some((other) => {
    return (
      other.label !== region.label &&
      region.neighbours.has(other.label) &&
      other.top > region.y &&
      other.area < ARM.hand * region.area
    );
  });
  return !hand && !sleeves;
}

/** A hand is at the end of a sleeve, is hardly wider than long, and has paper along most of its border. */
function isHand(region: RegionMeasure, { left, right, axis, regions, top, bottom }: Body): boolean {
  const [across, down] = [region.right - region.left + 1, region.bottom - region.top + 1];
  if (Math.abs(region.x - axis) < HAND.aside * (right - left) || down < HAND.long * across) return false;
  if (region.y > top + HAND.lowest * (bottom - top)) return false;
  const sleeve = regions.find((other) => {
    const over = other.y < region.y && other.top < region.top && other.slender > HAND.sleeve;
    return over && region.neighbours.has(other.label) && region.area < HAND.area * other.area;
  });
  const border = [...region.neighbours.values()].reduce((sum, shared) => sum + shared, region.outside);
  return (
    sleeve !== undefined && region.outside > HAND.outside * border && region.bottom > sleeve.bottom + HAND.beyond * down
  );
}

function isLeg(region: RegionMeasure, { left, right, top, bottom }: Body, { trousers }: FigureWords): boolean {
  const wide = region.right - region.left < LEG.width * (right - left);
  const low = region.y > top + LEG.from * (bottom - top) && region.bottom > bottom - LEG.end * (bottom - top);
  const border = [...region.neighbours.values()].reduce((sum, shared) => sum + shared, region.outside);
  // A leg has paper along most of its border; a panel of a skirt does not.
  if (!wide || !low || region.outside < LEG.outside * border) return false;
  const foot = region.top > bottom - LEG.foot * (bottom - top);
  const long = region.slender > LEG.slender;
  return foot || (long && !trousers);
}
