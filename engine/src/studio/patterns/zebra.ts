import { linearFromHex } from '../colour.ts';
import { fractalNoise2, noise2 } from '../../geometry/noise.ts';
import { edgeShare, layInk } from './coverage.ts';
import { printed } from './printed.ts';

const REPEAT = 0.042;

/** Stripes across the body that swell, taper and fork where slow noise pulls them apart. */
export const zebra = printed({
  name: 'zebra',
  natural: ['#f2ece0', '#1a1718'].map(linearFromHex),
  finest: 0.018,
  repeat: 0.6,
  inks(u, v, footprint, shares) {
    const sway = 0.045 * noise2(u * 7, v * 3.5, 2) + 0.012 * noise2(u * 22, v * 14, 6);
    const phase = (v + sway + 0.22 * Math.sqrt(u * u + 0.01)) / REPEAT;
    const wave = Math.sin(phase * 6.2832) + 1.15 * fractalNoise2(u * 15, v * 24, 9, 3);
    layInk(shares, 1, edgeShare((wave - 0.05) * 0.006, footprint));
  },
});
