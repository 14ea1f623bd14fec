import { chainLength, widthOfChain, type Chain } from './chain.ts';
import type { BodyZones } from './body-zones.ts';

const BINS = 10;
/** Share of the pixels of a section that lie within its half width. */
const WITHIN = 0.93;

/** Half width of a limb in the picture, including clothes, as a function of the pixels along it. */
export function limbGirth(zones: BodyZones, mask: Uint8Array, limb: number, chain: Chain): (along: number) => number {
  const length = chainLength(chain);
  const bins: number[][] = Array.from({ length: BINS }, () => []);
  for (let i = 0; i < zones.zone.length; i += 2) {
    if (zones.zone[i] !== limb || mask[i]! < 128) continue;
    const at = Math.floor((zones.along[i]! / length) * BINS);
    if (at < 0 || at >= BINS) continue;
    bins[at]!.push(Math.abs(zones.across[i]!) * widthOfChain(chain, zones.along[i]!));
  }
  const usual = (at: number) => widthOfChain(chain, ((at + 0.5) * length) / BINS);
  const halves = bins.map((values, at) => {
    if (values.length < 12) return usual(at);
    values.sort((a, b) => a - b);
    return Math.min(1.9 * usual(at), Math.max(0.7 * usual(at), values[Math.floor(WITHIN * values.length)]!));
  });
  return (along) => {
    const at = Math.min(BINS - 1.001, Math.max(0, (along / length) * BINS - 0.5));
    const index = Math.floor(at);
    return halves[index]! + (halves[index + 1]! - halves[index]!) * (at - index);
  };
}
