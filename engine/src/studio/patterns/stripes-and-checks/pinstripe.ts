import { linearFromHex } from '../../materials/colour.ts';
import { bandShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Metres between two lines. */
const REPEAT = 0.016;
/** Width of a line in metres. */
const LINE = 0.0011;

/** Lines one yarn wide; the yarn appears as dots where the twill covers it. */
export const pinstripe = printed({
  name: 'pinstripe',
  natural: ['#2b2f3a', '#c9c6bd'].map(linearFromHex),
  finest: 0,
  tile: [REPEAT, 0.018],
  inks(u, v, footprint, shares) {
    const yarn = 0.55 + 0.45 * bandShare(v, 0, 0.0012, 0.0018, footprint);
    layInk(shares, 1, yarn * bandShare(u, REPEAT / 2, LINE, REPEAT, footprint));
  },
});
