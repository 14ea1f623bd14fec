import { bodyOf } from '../regions/measure-regions.ts';
import type { Body, RegionMeasure } from '../regions/measure-regions.ts';

interface FigureWords {
  /** Whether words name sleeves, which cover the arms; and trousers, which cover the legs. */
  readonly sleeves: boolean;
  readonly trousers: boolean;
  /** Whether words name a garment below which the legs are visible. */
  readonly skirt: boolean;
}

type Bare = 'skin' | 'hair' | 'headwear';

/**
 * The regions of a drawn figure that are not part of its clothes, by label: skin (with bare legs and feet), hair and
 * headwear. The map is empty when no figure is drawn.
 */
export function bareRegions(body: Body, words: FigureWords): ReadonlyMap<number, Bare> {
  const head = headOf(body);
  if (!head) return asSkin(words.skirt ? cutOffLegs(body) : []);
  return new Map([...asSkin(bareSkin(body, head, words)), ...headdress(body, head)]);
}

const asSkin = (labels: Iterable<number>) => new Map([...labels].map((label) => [label, 'skin' as const]));

function bareSkin(body: Body, head: RegionMeasure, words: FigureWords): ReadonlySet<number> {
  const bare = new Set([head.label]);
  const tall = body.bottom - body.top;
  const inside = (region: RegionMeasure) => region.top < head.bottom && region.label !== head.label;
  // Hair, face, ears, and the neck down to the neckline.
  for (const region of body.regions) {
    if (inside(region) && region.area < 1.2 * head.area && Math.abs(region.x - head.x) < head.right - head.left)
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
function headdress({ regions }: Body, face: RegionMeasure): ReadonlyMap<number, Bare> {
  const over = regions.filter((region) => region.label !== face.label && region.y < face.y && region.top < face.top);
  const widest = Math.max(0, ...over.map(({ left, right }) => right - left));
  const name = widest > BRIM * (face.right - face.left) ? 'headwear' : 'hair';
  return new Map(over.map(({ label }) => [label, name]));
}

/** A figure whose head is outside the picture is still recognised by two legs. */
function cutOffLegs(body: Body): ReadonlySet<number> {
  const words = { sleeves: true, trousers: false, skirt: true };
  const legs = body.regions.filter((region) => isLeg(region, body, words));
  const long = legs.filter((region) => region.bottom - region.top > 0.14 * (body.bottom - body.top));
  if (long.length < 2) return new Set();
  // Feet and shoes, with all regions that their lines enclose, belong to the legs.
  const from = Math.min(...long.map(({ y }) => y));
  return new Set([...legs, ...body.regions.filter(({ top }) => top > from)].map(({ label }) => label));
}

/** The face of a figure: the highest region, or the one below hair or a hat; null when no figure is drawn. */
export function headOf(body: Body): RegionMeasure | null {
  return bareHeadOf(body) ?? coveredHeadOf(body);
}

/**
 * Limits relative to the figure: minimum and maximum height of a face, its maximum area, and the maximum area above it
 * as a multiple of its own.
 */
const FACE = { min: 0.04, max: 0.17, area: 0.1, over: 3.5 };

/** A round region near the top and the axis, with only small regions above it and no larger one next to it. */
function coveredHeadOf({ regions, top, bottom, left, right, axis, area }: Body): RegionMeasure | null {
  const [tall, wide] = [bottom - top, right - left];
  if (tall < 1.7 * wide || regions.length < 4) return null;
  const isFace = (region: RegionMeasure) => {
    const [across, down] = [region.right - region.left + 1, region.bottom - region.top + 1];
    const round = region.area / (across * down) > 0.6 && down / across > 0.7 && down / across < 2;
    const small = down > FACE.min * tall && down < FACE.max * tall && region.area < FACE.area * area;
    if (!round || !small || region.y > top + 0.24 * tall || Math.abs(region.x - axis) > 0.16 * wide) return false;
    const others = regions.filter(({ label }) => label !== region.label);
    const over = others.filter(({ y }) => y < region.y);
    const sum = over.reduce((total, other) => total + other.area, 0);
    const beside = others.some((other) => other.area > 1.5 * region.area && other.y > region.y && other.top < region.y);
    return over.length > 0 && sum < FACE.over * region.area && !beside;
  };
  return regions.filter(isFace).sort((a, b) => b.area - a.area)[0] ?? null;
}

/** The highest region, when it is as small and as round as a head above a body. */
function bareHeadOf({ regions, top, bottom, left, right, area }: Body): RegionMeasure | null {
  const tall = bottom - top;
  const highest = [...regions].filter((region) => region.top < top + 0.02 * tall).sort((a, b) => b.area - a.area)[0];
  if (!highest || regions.length < 3) return null;
  const [across, down] = [highest.right - highest.left + 1, highest.bottom - highest.top + 1];
  const round = highest.area / (across * down) > 0.6 && down / across > 0.95 && down / across < 2;
  const small = down < 0.2 * tall && down > 0.05 * tall && highest.area < 0.1 * area;
  return round && small && tall > 1.9 * (right - left) && across < 0.45 * (right - left) ? highest : null;
}

function isNeck(region: RegionMeasure, head: RegionMeasure, tall: number): boolean {
  return (
    region.top < head.bottom + 0.03 * tall && region.bottom < head.bottom + 0.17 * tall && region.area < 2.6 * head.area
  );
}

function isArm(
  region: RegionMeasure,
  { left, right, axis, regions, top, bottom }: Body,
  { sleeves }: FigureWords,
): boolean {
  const half = (right - left) / 2;
  const aside = Math.abs(region.x - axis) > 0.4 * half && region.slender > 2.6;
  const thin = region.area / (region.bottom - region.top) < 0.16 * (right - left);
  if (!aside || !thin || region.top > top + 0.22 * (bottom - top)) return false;
  // A hand that is a separate region belongs to a sleeve, not to a bare arm.
  const hand = regions.some((other) => {
    return (
      other.label !== region.label &&
      region.neighbours.has(other.label) &&
      other.top > region.y &&
      other.area < 0.35 * region.area
    );
  });
  return !hand && !sleeves;
}

/** A hand is at the end of a sleeve, is hardly wider than long, and has paper along most of its border. */
function isHand(region: RegionMeasure, { left, right, axis, regions, top, bottom }: Body): boolean {
  const [across, down] = [region.right - region.left + 1, region.bottom - region.top + 1];
  if (Math.abs(region.x - axis) < 0.22 * (right - left) || down < 0.95 * across) return false;
  if (region.y > top + 0.75 * (bottom - top)) return false;
  const sleeve = regions.find((other) => {
    const over = other.y < region.y && other.top < region.top && other.slender > 1.8;
    return over && region.neighbours.has(other.label) && region.area < 0.4 * other.area;
  });
  const border = [...region.neighbours.values()].reduce((sum, shared) => sum + shared, region.outside);
  return sleeve !== undefined && region.outside > 0.5 * border && region.bottom > sleeve.bottom + 0.5 * down;
}

function isLeg(region: RegionMeasure, { left, right, top, bottom }: Body, { trousers }: FigureWords): boolean {
  const wide = region.right - region.left < 0.42 * (right - left);
  const low = region.y > top + 0.66 * (bottom - top) && region.bottom > bottom - 0.2 * (bottom - top);
  const border = [...region.neighbours.values()].reduce((sum, shared) => sum + shared, region.outside);
  // A leg has paper along most of its border; a panel of a skirt does not.
  if (!wide || !low || region.outside < 0.55 * border) return false;
  const foot = region.top > bottom - 0.13 * (bottom - top);
  const long = region.slender > 2.2;
  return foot || (long && !trousers);
}
