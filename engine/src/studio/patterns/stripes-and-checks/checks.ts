import { linearFromHex } from '../../materials/colour.ts';
import { bandShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Metres after which the check repeats. */
const REPEAT = 0.044;

/** Country check: a broad band and, midway between bands, a thin line, in both directions. */
export const checks = printed({
  name: 'checks',
  natural: ['#efe6d4', '#2f4a3c', '#a5502d'].map(linearFromHex),
  finest: 0,
  tile: [REPEAT, REPEAT],
  inks(u, v, footprint, shares) {
    const band = (bandShare(u, 0, 0.017, REPEAT, footprint) + bandShare(v, 0, 0.017, REPEAT, footprint)) / 2;
    layInk(shares, 1, band);
    const line = bandShare(u, 0.0295, 0.002, REPEAT, footprint) + bandShare(v, 0.0295, 0.002, REPEAT, footprint);
    layInk(shares, 2, Math.min(1, line) * 0.8);
  },
});
