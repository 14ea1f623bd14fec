import { linearFromHex } from '../../materials/colour.ts';
import { bandShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Metres between two threads. */
const THREAD = 0.0015;
/** Side of a block of threads in metres. */
const BLOCK = 0.027;

/**
 * Prince of Wales check: blocks of four dark and four light threads next to blocks of two dark and four light ones,
 * under a coloured windowpane.
 */
export const glenCheck = printed({
  name: 'glen-check',
  natural: ['#d8d4ca', '#35363a', '#6d8fb3'].map(linearFromHex),
  finest: 0,
  tile: [BLOCK * 4, BLOCK * 4],
  inks(u, v, footprint, shares) {
    const warp = yarns(u, footprint);
    const weft = yarns(v, footprint);
    const over = bandShare(u + v, 0, THREAD * 2, THREAD * 4, footprint * 1.4);
    layInk(shares, 1, warp * over + weft * (1 - over));
    const pane =
      bandShare(u, BLOCK / 2, THREAD, BLOCK * 2, footprint) + bandShare(v, BLOCK / 2, THREAD, BLOCK * 2, footprint);
    layInk(shares, 2, Math.min(1, pane) * 0.6);
  },
});

/** Share of dark yarn at a position across one thread system. */
function yarns(x: number, footprint: number): number {
  const bold = bandShare(x, 0, BLOCK, BLOCK * 2, footprint);
  const fours = bandShare(x, 0, THREAD * 4, THREAD * 8, footprint);
  const twos = bandShare(x, 0, THREAD * 2, THREAD * 6, footprint);
  return bold * fours + (1 - bold) * twos;
}
