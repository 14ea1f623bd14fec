import { linearFromHex } from '../colour.ts';
import { bandShare, layInk } from './coverage.ts';
import { printed } from './printed.ts';

const REPEAT = 0.022;

/** Even vertical stripes, 11 mm each. */
export const stripes = printed({
  name: 'stripes',
  natural: ['#f3eee3', '#27406f'].map(linearFromHex),
  finest: 0,
  tile: [REPEAT, REPEAT],
  inks(u, _v, footprint, shares) {
    layInk(shares, 1, bandShare(u, -REPEAT / 4, REPEAT / 2, REPEAT, footprint));
  },
});
