import { linearFromHex } from '../../materials/colour.ts';
import { bandShare, edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';

/** Width of a diamond in metres. */
const WIDTH = 0.062;
/** Height of a diamond in metres. */
const HEIGHT = 0.092;

/** Diamonds in alternating columns of two colours, crossed by a thin diagonal lattice. */
export const argyle = printed({
  name: 'argyle',
  natural: ['#e9dfc9', '#2c3f63', '#8c2f39', '#f6f1e4'].map(linearFromHex),
  finest: 0.02,
  tile: [WIDTH * 2, HEIGHT],
  inks(u, v, footprint, shares) {
    const a = u / WIDTH + v / HEIGHT;
    const b = u / WIDTH - v / HEIGHT;
    const i = Math.floor(a);
    const j = Math.floor(b);
    if (!((i + j) & 1)) {
      const inside = Math.min(a - i, i + 1 - a, b - j, j + 1 - b) * WIDTH * 0.83;
      layInk(shares, ((i + j) / 2) & 1 ? 1 : 2, edgeShare(inside, footprint));
    }
    const line = 0.0022 / (WIDTH * 0.83);
    const soft = footprint / (WIDTH * 0.83);
    const lines = bandShare(a, 0.5 - line / 2, line, 1, soft) + bandShare(b, 0.5 - line / 2, line, 1, soft);
    layInk(shares, 3, Math.min(1, lines) * 0.85);
  },
});
