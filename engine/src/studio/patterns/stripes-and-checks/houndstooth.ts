import { linearFromHex } from '../../materials/colour.ts';
import { bandShare } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Metres between two threads. */
const THREAD = 0.0036;

/** Four dark and four light threads in a 2/2 twill, in both directions. */
export const houndstooth = printed({
  name: 'houndstooth',
  natural: ['#efe9dc', '#1b1a1a'].map(linearFromHex),
  finest: THREAD,
  tile: [THREAD * 8, THREAD * 8],
  inks(u, v, footprint, shares) {
    const warp = bandShare(u, 0, THREAD * 4, THREAD * 8, footprint);
    const weft = bandShare(v, 0, THREAD * 4, THREAD * 8, footprint);
    const over = twill(u, v, footprint);
    shares[1] = warp * over + weft * (1 - over);
    shares[0] = 1 - shares[1];
  },
});

/** Share of the sample where warp covers weft: squares of one thread, two and two along the diagonal. */
function twill(u: number, v: number, footprint: number): number {
  const column = Math.floor(u / THREAD);
  const row = Math.floor(v / THREAD);
  if (footprint > THREAD) return 0.5;
  const square = (((column + row) % 4) + 4) % 4;
  return square < 2 ? 1 : 0;
}
