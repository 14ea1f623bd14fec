import type { Body, RegionMeasure } from '../regions/measure-regions.ts';
import type { RegionName } from './region-name.ts';

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
  if (region.outside < 4 && share < 0.0016 && region.slender < 2.2) return 'buttons';
  if (crosses && flat > 2.6 && down < 0.1 && y > 0.14 && y < 0.78 && share < 0.12) return 'belt';
  if (flat > 3.2 && y > 0.9 && down < 0.14 && across > 0.3) return 'hem';
  if (y < 0.17 && y + down / 2 < 0.23 && share < 0.07 && Math.abs(x) < 0.55) return 'collar';
  if (isLapel(region, body)) return 'collar';
  if (region.outside < 4 && share < 0.06 && Math.abs(x) > 0.1 && y > 0.2 && y < 0.85 && region.slender < 7)
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
    oneSide && inner > 0.22 && outer > 0.72 && fromTop < 0.32 && region.area < 0.24 * area && region.slender > 1.25
  );
}

/** A lapel is a long strip along the opening of a jacket. */
function isLapel(region: RegionMeasure, { axis, left, right, top, bottom, area }: Body): boolean {
  const half = (right - left) / 2;
  const fromTop = (region.top - top) / (bottom - top);
  return (
    region.slender > 2 &&
    fromTop < 0.1 &&
    region.area < 0.07 * area &&
    Math.abs(region.x - axis) < 0.42 * half &&
    region.bottom - top < 0.55 * (bottom - top)
  );
}

/** Names the regions at the end of a sleeve; a line at the elbow may also have divided a sleeve in two. */
function nameCuffs({ regions, area }: Body, names: Map<number, RegionName>): void {
  const sleeves = regions.filter(({ label }) => names.get(label) === 'sleeves');
  for (const region of regions) {
    if (names.get(region.label) === 'sleeves') continue;
    const above = sleeves.find(({ label, y, x, left, right }) => {
      return region.neighbours.has(label) && region.y > y && Math.abs(region.x - x) < 1.4 * (right - left);
    });
    if (!above || region.neighbours.size > 2 || region.area > 0.1 * area) continue;
    const shared = above.neighbours.get(region.label) ?? 0;
    if (shared < 0.12 * (region.right - region.left + region.bottom - region.top)) continue;
    names.set(region.label, region.area < 0.3 * above.area ? 'cuffs' : 'sleeves');
  }
}

/**
 * Of the small regions at the neck, the highest one on the axis is the inside of the back, unless it is the only collar
 * region.
 */
function nameNeck({ regions, axis, top, bottom, area }: Body, names: Map<number, RegionName>, collar: boolean): void {
  const tall = bottom - top;
  const middle = regions
    .filter(({ left, right }) => left < axis && right > axis)
    .filter((region) => region.area < 0.09 * area && region.y < top + 0.24 * tall && region.outside > 3)
    .sort((a, b) => a.y - b.y);
  const [first] = middle;
  if (!first || first.top > top + 0.06 * tall) return;
  const others = regions.filter(({ label }) => label !== first.label && names.get(label) === 'collar');
  const boxed = first.area / ((first.right - first.left + 1) * (first.bottom - first.top + 1));
  if (boxed > 0.42 && (others.length > 0 || !collar)) names.set(first.label, 'inside');
}

/** Divides a garment at its waist when a seam or a belt runs there. */
function nameBodice({ regions, top, bottom, area }: Body, names: Map<number, RegionName>): void {
  const tall = bottom - top;
  const main = regions.filter(({ label }) => names.get(label) === 'main');
  const lower = main.filter((region) => region.bottom > bottom - 0.12 * tall && region.top > top + 0.16 * tall);
  const starts = lower.filter((region) => region.area > 0.05 * area).map((region) => region.top);
  if (starts.length === 0) return;
  const waist = Math.min(...starts) + 0.02 * tall;
  for (const region of main)
    if (region.y < waist && region.bottom < waist + 0.12 * tall) names.set(region.label, 'bodice');
}
