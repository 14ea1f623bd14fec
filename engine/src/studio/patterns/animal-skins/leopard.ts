import { linearFromHex } from '../../materials/colour.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { clothNoise } from '../drawing/repeat.ts';
import { cellRandom, scatter } from '../drawing/scatter.ts';

const ROSETTES = { spacing: 0.03, jitter: 0.5, staggered: true, layer: 11 };
const SPECKS = { spacing: 0.016, jitter: 0.8, staggered: true, layer: 41 };
/** Factor on v, which makes spots longer along the warp. */
const SQUEEZE = 0.86;

/** Broken dark rings round a warmer centre, with small spots between them. */
export const leopard = printed({
  name: 'leopard',
  natural: ['#c99a5e', '#211611', '#8f5a2b'].map(linearFromHex),
  finest: 0.01,
  tile: [0.36, 0.36],
  inks(u, v, footprint, shares, repeat) {
    const warm = 0.22 + 0.3 * clothNoise(u, v, 14, 14, 5, repeat);
    layInk(shares, 2, warm > 0 ? warm : 0);
    // The pattern is stretched and warped, because regular rings would look stamped.
    const x = u + 0.005 * clothNoise(u, v, 55, 55, 1, repeat);
    const y = v * SQUEEZE + 0.005 * clothNoise(u, v, 55, 55, 2, repeat);
    const squeezed = repeat && { ...repeat, v: repeat.v * SQUEEZE };
    scatter(SPECKS, speck, x, y, footprint, shares, squeezed);
    scatter(ROSETTES, rosette, x, y, footprint, shares, squeezed);
  },
});

function speck(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (cellRandom(i, j, 43) < 0.72) return;
  const radius = 0.0016 + 0.0016 * cellRandom(i, j, 44);
  layInk(shares, 1, edgeShare(radius - Math.hypot(dx, dy * 1.3), footprint));
}

function rosette(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  const far = Math.hypot(dx, dy);
  const size = 0.0078 + 0.0044 * cellRandom(i, j, 13);
  if (far > size * 1.7) return;
  const angle = Math.atan2(dy, dx);
  const lump = noise2(Math.cos(angle) * 1.6 + i * 3.7, Math.sin(angle) * 1.6 + j * 5.3, 3);
  const gaps = noise2(Math.cos(angle) * 1.15 + i * 7.1, Math.sin(angle) * 1.15 + j * 2.9, 8);
  const edge = size * (1 + 0.3 * lump);
  layInk(shares, 2, 0.85 * edgeShare(edge - far, footprint));
  const thick = size * (0.2 + 0.3 * gaps);
  layInk(shares, 1, edgeShare(thick - Math.abs(far - edge * 0.86), footprint));
}
