import { linearFromHex } from '../../materials/colour.ts';
import { bandShare, layInk } from '../drawing/coverage.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { printed } from '../drawing/printed.ts';

const natural = ['#f3eee3', '#27406f'].map(linearFromHex);

/** Metres after which lengthwise stripes repeat. */
const REPEAT = 0.022;

/** Even stripes along the cloth, 11 mm each. */
function lengthwise(name: 'stripes' | 'vertical-stripes') {
  return printed({
    name,
    natural,
    finest: 0,
    tile: [REPEAT, REPEAT],
    inks(u, _v, footprint, shares) {
      layInk(shares, 1, bandShare(u, -REPEAT / 4, REPEAT / 2, REPEAT, footprint));
    },
  });
}

/** Metres after which horizontal stripes repeat. */
const ROUND = 0.034;

/** Even stripes across the fabric, 17 mm each, which run round a body. */
export const horizontalStripes = printed({
  name: 'horizontal-stripes',
  natural,
  finest: 0,
  tile: [ROUND, ROUND],
  inks(_u, v, footprint, shares) {
    layInk(shares, 1, bandShare(v, 0, ROUND / 2, ROUND, footprint));
  },
});

/** Stripes run along woven fabric, and round the body where they are knitted. */
export const stripes: Pattern = { ...lengthwise('stripes'), knitted: horizontalStripes };
export const verticalStripes = lengthwise('vertical-stripes');
