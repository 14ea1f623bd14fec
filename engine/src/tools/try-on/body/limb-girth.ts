import { chainLength, widthOfChain, type Chain } from './chain.ts';
import type { BodyZones } from './body-zones.ts';

/** Number of sections of a limb, and the minimum number of pixels for one to be measured. */
const BINS = 10;
const MIN_PIXELS = 12;
/** Limits of a measured width relative to that of a usual limb: a wide sleeve, and an arm that is partly hidden. */
const WIDEST = 1.9;
const NARROWEST = 0.7;
/** Mask value (of 255) from which a pixel shows the person. */
const INSIDE = 128;
/** Share of the pixels of a section that lie within its half width. */
const WITHIN = 0.93;

/** Half width of a limb in the picture, including clothes, as a function of the pixels along it. */
export function limbGirth(zones: BodyZones, mask: Uint8Array, limb: number, chain: Chain): (along: number) => number {
  const length = chainLength(chain);
  const bins: number[][] = Array.from({ length: BINS }, () => []);
  for (let i = 0; i < zones.zone.length; i += 2) {
    if (zones.zone[i] !== limb || mask[i]! < INSIDE) continue;
    const at = Math.floor((zones.along[i]! / length) * BINS);
    if (at < 0 || at >= BINS) continue;
    bins[at]!.push(Math.abs(zones.across[i]!) * widthOfChain(chain, zones.along[i]!));
  }
  const usual = (at: number) => widthOfChain(chain, ((at + 0.5) * length) / BINS);
  const halves = bins.map((values, at) => {
    if (values.length < MIN_PIXELS) return usual(at);
    values.sort((a, b) => a - b);
    return Math.min(WIDEST * usual(at), Math.max(NARROWEST * usual(at), values[Math.floor(WITHIN * values.length)]!));
  });
  return (along) => {
    const at = Math.min(BINS - 1.001, Math.max(0, (along / length) * BINS - 0.5));
    const index = Math.floor(at);
    return halves[index]! + (halves[index + 1]! - halves[index]!) * (at - index);
  };
}
