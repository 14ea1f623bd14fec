import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { wrapCell } from '../drawing/repeat.ts';
import { cellRandom } from '../drawing/scatter.ts';

/** Side of a tile in metres. */
const TILE = 0.046;

/** Square tiles of quarter circles, triangles and discs, rotated at random: a modernist block print. */
export const geometric = printed({
  name: 'geometric',
  natural: ['#f0e6d2', '#1e3a5f', '#d4572f', '#e0a83c'].map(linearFromHex),
  finest: TILE / 3,
  tile: [TILE * 8, TILE * 8],
  inks(u, v, footprint, shares, repeat) {
    const column = Math.floor(u / TILE);
    const row = Math.floor(v / TILE);
    const i = repeat ? wrapCell(column, Math.round(repeat.u / TILE)) + 4099 * (repeat.seed ?? 0) : column;
    const j = repeat ? wrapCell(row, Math.round(repeat.v / TILE)) : row;
    const turn = Math.floor(cellRandom(i, j, 1) * 4);
    const a = u - column * TILE;
    const b = v - row * TILE;
    const x = turn & 1 ? TILE - a : a;
    const y = turn & 2 ? TILE - b : b;
    const kind = cellRandom(i, j, 2);
    const ink = 1 + Math.floor(cellRandom(i, j, 3) * 3);
    const second = 1 + ((ink + Math.floor(cellRandom(i, j, 4) * 2)) % 3);
    if (kind < 0.55) {
      const far = Math.hypot(x, y);
      layInk(shares, ink, edgeShare(TILE - far, footprint));
      layInk(shares, kind < 0.25 ? 0 : second, edgeShare(TILE * 0.62 - far, footprint));
      layInk(shares, second, edgeShare(TILE * 0.28 - far, footprint));
    } else if (kind < 0.85) {
      layInk(shares, ink, edgeShare((TILE - x - y) * 0.7071, footprint));
      layInk(shares, second, edgeShare((x + y - 1.5 * TILE) * 0.7071, footprint));
    } else {
      layInk(shares, ink, edgeShare(TILE * 0.33 - Math.hypot(x - TILE / 2, y - TILE / 2), footprint));
    }
  },
});
