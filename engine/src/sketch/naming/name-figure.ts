import { bodyOf } from '../regions/measure-regions.ts';
import type { Body, RegionMeasure } from '../regions/measure-regions.ts';

interface FigureWords {
  /** The words name sleeves, trousers, shoes: limbs inside them are not bare. */
  readonly sleeves: boolean;
  readonly trousers: boolean;
  /** They name what shows legs below it. */
  readonly skirt: boolean;
}

/** Labels of what of a drawn figure is bare: head, neck, arms, hands, legs; none when nobody is drawn. */
export function bareRegions(body: Body, words: FigureWords): ReadonlySet<number> {
  const bare = new Set<number>();
  const head = headOf(body);
  if (!head) return words.skirt ? cutOffLegs(body) : bare;
  bare.add(head.label);
  const tall = body.bottom - body.top;
  const inside = (region: RegionMeasure) => region.top < head.bottom && region.label !== head.label;
  // Hair, face, ears, and the neck down to its opening.
  for (const region of body.regions) {
    if (inside(region) && region.area < 1.2 * head.area && Math.abs(region.x - head.x) < head.right - head.left)
      bare.add(region.label);
  }
  const clothed = bodyOf(body.regions.filter(({ label }) => !bare.has(label)));
  for (const region of clothed.regions) {
    if (isNeck(region, head, tall) || isLeg(region, clothed, words) || isArm(region, clothed, words))
      bare.add(region.label);
  }
  return bare;
}

/** A figure whose head is outside the picture still stands on two legs. */
function cutOffLegs(body: Body): ReadonlySet<number> {
  const words = { sleeves: true, trousers: false, skirt: true };
  const legs = body.regions.filter((region) => isLeg(region, body, words));
  const long = legs.filter((region) => region.bottom - region.top > 0.14 * (body.bottom - body.top));
  if (long.length < 2) return new Set();
  // Feet, shoes and all that their lines part go with the legs.
  const from = Math.min(...long.map(({ y }) => y));
  return new Set([...legs, ...body.regions.filter(({ top }) => top > from)].map(({ label }) => label));
}

/** The highest region, when it is as small and as round as a head over a body. */
export function headOf({ regions, top, bottom, left, right, area }: Body): RegionMeasure | null {
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
  // A hand that is a region of its own comes out of a sleeve.
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

function isLeg(region: RegionMeasure, { left, right, top, bottom }: Body, { trousers }: FigureWords): boolean {
  const wide = region.right - region.left < 0.42 * (right - left);
  const low = region.y > top + 0.66 * (bottom - top) && region.bottom > bottom - 0.2 * (bottom - top);
  const border = [...region.neighbours.values()].reduce((sum, shared) => sum + shared, region.outside);
  // A leg stands free on both sides; a panel of a skirt does not.
  if (!wide || !low || region.outside < 0.55 * border) return false;
  const foot = region.top > bottom - 0.13 * (bottom - top);
  const long = region.slender > 2.2;
  return foot || (long && !trousers);
}
