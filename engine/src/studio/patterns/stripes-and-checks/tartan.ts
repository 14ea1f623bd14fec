import { linearFromHex } from '../../materials/colour.ts';
import { bandShare } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** The sett: ink and width in metres of each stripe, the same in warp and weft. */
const SETT: readonly (readonly [ink: number, width: number])[] = [
  [0, 0.034],
  [3, 0.004],
  [0, 0.034],
  [1, 0.022],
  [4, 0.004],
  [1, 0.022],
  [2, 0.026],
];
const REPEAT = SETT.reduce((sum, [, width]) => sum + width, 0);
/** Metres between two diagonal lines of the twill. */
const TWILL = REPEAT / 34;

/**
 * Two equal setts crossed in a twill: the warp covers 62 % of each diagonal line, and 38 % of the gap between two
 * lines.
 */
export const tartan = printed({
  name: 'tartan',
  natural: ['#a3161f', '#12203f', '#173d2a', '#d9b23a', '#e6e0d2'].map(linearFromHex),
  finest: 0,
  tile: [REPEAT, REPEAT],
  inks(u, v, footprint, shares) {
    const warp = 0.38 + 0.24 * bandShare(u + v, 0, TWILL / 2, TWILL, footprint);
    shares.fill(0);
    let from = 0;
    for (const [ink, width] of SETT) {
      const across = bandShare(u, from, width, REPEAT, footprint);
      const along = bandShare(v, from, width, REPEAT, footprint);
      shares[ink] = shares[ink]! + across * warp + along * (1 - warp);
      from += width;
    }
  },
});
