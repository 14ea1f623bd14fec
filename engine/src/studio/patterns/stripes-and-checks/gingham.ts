import { linearFromHex } from '../../materials/colour.ts';
import { bandShare } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Metres after which the check repeats. */
const REPEAT = 0.017;

/** Equal bands of warp and weft; where only one of them is dyed, the fabric shows half its colour. */
export const gingham = printed({
  name: 'gingham',
  natural: ['#f5f2ea', '#b3262e'].map(linearFromHex),
  namedOrder: [1, 0],
  finest: 0,
  tile: [REPEAT, REPEAT],
  inks(u, v, footprint, shares) {
    const warp = bandShare(u, 0, REPEAT / 2, REPEAT, footprint);
    const weft = bandShare(v, 0, REPEAT / 2, REPEAT, footprint);
    shares[1] = (warp + weft) / 2;
    shares[0] = 1 - shares[1];
  },
});
