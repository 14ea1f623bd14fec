import type { Body, RegionMeasure } from '../regions/measure-regions.ts';
import type { RegionName } from './region-name.ts';

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
  const above = regions.filter((region) => region.y < main.top + 0.08 * tall && region.top < main.top);
  for (const region of above) if (boxShare(region) < 0.5 && region.outside > 0) names.set(region.label, 'handle');
  const handled = [...names.values()].includes('handle');
  for (const region of above) {
    if (names.get(region.label) === 'handle' || region.bottom > main.top + 0.2 * tall) continue;
    const strap = [...region.neighbours.keys()].some((label) => names.get(label) === 'handle');
    const bare = handled
      ? strap && region.outside < 6
      : region.area > 0.08 * area && region.bottom <= main.top + 0.05 * tall;
    if (bare) names.set(region.label, 'nothing');
  }
  for (const region of regions) {
    if (region.area < 0.025 * area && region.outside < 4 && names.get(region.label) === 'main' && region.slender < 4)
      names.set(region.label, 'hardware');
  }
  return names;
}

export function nameShoe(body: Body): ReadonlyMap<number, RegionName> {
  const { regions, area, top, bottom } = body;
  const names = new Map<number, RegionName>(regions.map(({ label }) => [label, 'main']));
  const tall = bottom - top;
  for (const region of regions) {
    const low = region.bottom > bottom - 0.1 * tall;
    if (low && flatness(region) > 2.8 && region.area < 0.35 * area) names.set(region.label, 'sole');
    else if (low && flatness(region) < 1.2 && region.area < 0.2 * area) names.set(region.label, 'heels');
    else if (region.outside < 4 && region.area < 0.003 * area) names.set(region.label, 'hardware');
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
    const small = region.area < 0.3 * area && region.right - region.left < 0.7 * (main.right - main.left);
    if (small && region.bottom < main.top + 0.06 * (bottom - top)) names.set(region.label, 'cap');
  }
  return names;
}
