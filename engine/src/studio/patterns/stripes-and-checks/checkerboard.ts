import { linearFromHex } from '../../materials/colour.ts';
import { bandShare } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Metres after which the board repeats: two squares. */
const REPEAT = 0.05;

/** Squares of two colours in turn, as on a chessboard. */
export const checkerboard = printed({
  name: 'checkerboard',
  natural: ['#f1ece0', '#262422'].map(linearFromHex),
  namedOrder: [1, 0],
  finest: 0,
  tile: [REPEAT, REPEAT],
  inks(u, v, footprint, shares) {
    const column = bandShare(u, 0, REPEAT / 2, REPEAT, footprint);
    const row = bandShare(v, 0, REPEAT / 2, REPEAT, footprint);
    shares[1] = column * row + (1 - column) * (1 - row);
    shares[0] = 1 - shares[1];
  },
});
