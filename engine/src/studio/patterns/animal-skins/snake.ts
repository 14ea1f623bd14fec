import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { clothNoise, closedWave, wrapCell } from '../drawing/repeat.ts';
import { cellRandom } from '../drawing/scatter.ts';

/** Width of a scale in metres. */
const SCALE_WIDTH = 0.0075;
/** Height of a scale in metres. */
const SCALE_HEIGHT = 0.0105;

/** Overlapping diamond scales, coloured in large saddle-shaped patches down the back. */
export const snake = printed({
  name: 'snake',
  natural: ['#d9cdb6', '#3a3128', '#8c7656', '#f0e9db'].map(linearFromHex),
  finest: 0.008,
  tile: [SCALE_WIDTH * 40, SCALE_HEIGHT * 28],
  inks(u, v, footprint, shares, repeat) {
    const a = u / SCALE_WIDTH + v / SCALE_HEIGHT;
    const b = u / SCALE_WIDTH - v / SCALE_HEIGHT;
    const i = Math.floor(a);
    const j = Math.floor(b);
    const u0 = ((i + j + 1) * SCALE_WIDTH) / 2;
    const v0 = ((i - j) * SCALE_HEIGHT) / 2;
    const saddle =
      Math.cos(v0 * closedWave(74, repeat?.v)) * Math.cos(u0 * closedWave(52, repeat?.u)) * 1.5 +
      0.7 * clothNoise(u0, v0, 30, 30, 4, repeat);
    const own = repeat
      ? cellRandom(
          wrapCell(i + j, Math.round((2 * repeat.u) / SCALE_WIDTH)),
          wrapCell(i - j, Math.round((2 * repeat.v) / SCALE_HEIGHT)),
          1,
        )
      : cellRandom(i, j, 1);
    layInk(shares, 2, saddle > -0.1 + 0.3 * own ? 0.75 : 0.15 * own);
    layInk(shares, 1, saddle > 0.55 + 0.3 * own ? 0.85 : 0);
    const fromEdge = Math.min(a - i, i + 1 - a, b - j, j + 1 - b) * SCALE_WIDTH * 0.8;
    layInk(shares, 3, 0.3 * Math.max(0, (v - v0) / SCALE_HEIGHT));
    layInk(shares, 1, 0.7 * (1 - edgeShare(fromEdge - 0.0007, Math.max(footprint, 0.0006))));
  },
});
