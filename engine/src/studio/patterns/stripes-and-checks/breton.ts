import { linearFromHex } from '../../materials/colour.ts';
import { bandShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** The stripes of a sailor's shirt: 10 mm of blue in every 30 mm. */
export const breton = printed({
  name: 'breton',
  natural: ['#f1ece0', '#1f2d55'].map(linearFromHex),
  finest: 0,
  tile: [0.03, 0.03],
  inks(_u, v, footprint, shares) {
    layInk(shares, 1, bandShare(v, 0, 0.01, 0.03, footprint));
  },
});
