import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { clothFractal, clothNoise } from '../drawing/repeat.ts';

/** Metres between two stripes. */
const REPEAT = 0.042;

/** Stripes across the body that swell, taper and fork where low-frequency noise separates them. */
export const zebra = printed({
  name: 'zebra',
  natural: ['#f2ece0', '#1a1718'].map(linearFromHex),
  finest: 0.018,
  tile: [REPEAT * 12, REPEAT * 12],
  inks(u, v, footprint, shares, repeat) {
    const sway = 0.045 * clothNoise(u, v, 7, 3.5, 2, repeat) + 0.012 * clothNoise(u, v, 22, 14, 6, repeat);
    // Away from the spine of a hide stripes turn down; on a tile they turn back, so that they meet.
    const aside = repeat ? (Math.sin((Math.PI * u) / repeat.u) * repeat.u) / Math.PI : u;
    const phase = (v + sway + 0.22 * Math.sqrt(aside * aside + 0.01)) / REPEAT;
    const wave = Math.sin(phase * 2 * Math.PI) + 1.15 * clothFractal(u, v, 15, 24, 9, 3, repeat);
    layInk(shares, 1, edgeShare((wave - 0.05) * 0.006, footprint));
  },
});
