import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { wrapCell } from '../drawing/repeat.ts';
import { cellRandom } from '../drawing/scatter.ts';

/** Width of a diamond in metres. */
const WIDTH = 0.11;
/** Height of a diamond in metres. */
const HEIGHT = 0.15;
/** Width of a warp thread in metres. */
const THREAD = WIDTH / 80;

/** Nested diamonds whose warp threads shifted before weaving, so that every edge is feathered lengthwise. */
export const ikat = printed({
  name: 'ikat',
  natural: ['#efe4cf', '#23406a', '#a8432f', '#d9a441'].map(linearFromHex),
  finest: 0.014,
  tile: [WIDTH * 2, HEIGHT],
  inks(u, v, footprint, shares, repeat) {
    const place = Math.floor(u / THREAD);
    const thread = repeat ? wrapCell(place, Math.round(repeat.u / THREAD)) : place;
    const slip = 0.011 * (cellRandom(thread, 0, 1) - 0.5) + 0.008 * (cellRandom(thread >> 2, 1, 2) - 0.5);
    const x = Math.abs(u / WIDTH - Math.round(u / WIDTH));
    const y = Math.abs((v + slip) / HEIGHT - Math.round((v + slip) / HEIGHT));
    // The edge moves in steps of four threads, which were tied in bundles.
    const stepped = (Math.floor(x * 14) + 0.5) / 14;
    const inside = (0.5 - stepped - y) * HEIGHT;
    const soft = Math.max(footprint, 0.004);
    layInk(shares, 1, edgeShare(inside, soft));
    layInk(shares, 0, edgeShare(inside - 0.014, soft));
    layInk(shares, 2, edgeShare(inside - 0.024, soft));
    layInk(shares, 3, edgeShare(inside - 0.042, soft));
    layInk(shares, 1, edgeShare(inside - 0.055, soft));
    layInk(shares, 2, edgeShare(-inside - 0.045, soft));
    layInk(shares, 3, edgeShare(-inside - 0.06, soft));
  },
});
