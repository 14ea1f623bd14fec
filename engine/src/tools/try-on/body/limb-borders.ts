import type { BodyZones } from './body-zones.ts';

/** Number of sections of a limb, its measured length relative to its bones, and the minimum pixels of a section. */
const BINS = 28;
const LENGTH = 1.1;
const MIN_PIXELS = 4;
/** Distance from the centre of a limb, in half widths, up to which pixels are counted; beyond lies the background. */
const CENTRAL = 0.8;
/** Cost in bins per bin of distance between the border of one limb and the common border of both. */
const UNEVEN = 0.35;

/** Pixels along two limbs at which cloth ends and skin begins: the borders with the fewest contradicting pixels. */
export function limbBorders(
  { zone, along, across }: BodyZones,
  limbs: readonly [number, number],
  lengths: readonly number[],
  bare: Float32Array,
): readonly [number, number] {
  const sums = limbs.map(() => ({ bare: new Float32Array(BINS), count: new Float32Array(BINS) }));
  for (let i = 0; i < zone.length; i++) {
    const limb = zone[i] === limbs[0] ? 0 : zone[i] === limbs[1] ? 1 : -1;
    if (limb < 0 || Math.abs(across[i]!) > CENTRAL) continue;
    const at = Math.floor((along[i]! / (LENGTH * lengths[limb]!)) * BINS);
    if (at < 0 || at >= BINS) continue;
    sums[limb]!.count[at]!++;
    sums[limb]!.bare[at]! += bare[i]!;
  }
  const costs = sums.map(({ bare: sum, count }) => {
    const shares = Array.from(sum, (value, at) => (count[at]! > MIN_PIXELS ? value / count[at]! : 0.5));
    return Array.from({ length: BINS + 1 }, (_, cut) =>
      shares.reduce((cost, share, at) => cost + (at < cut ? share : 1 - share), 0),
    );
  });
  const lowest = (values: readonly number[]) =>
    values.reduce((best, value, at) => (value < values[best]! - 1e-6 ? at : best), 0);
  const joint = lowest(costs[0]!.map((cost, cut) => cost + costs[1]![cut]!));
  const end = (limb: 0 | 1) =>
    (lowest(costs[limb]!.map((cost, cut) => cost + UNEVEN * Math.abs(cut - joint))) / BINS) * LENGTH * lengths[limb]!;
  return [end(0), end(1)];
}
