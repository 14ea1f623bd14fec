import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { scatter } from '../drawing/scatter.ts';

const LAYOUT = { spacing: 0.0225, jitter: 0, staggered: true, layer: 0 };
/** Radius of a dot in metres. */
const RADIUS = 0.0062;

/** Dots of 12 mm in staggered rows. */
export const polkaDots = printed({
  name: 'polka-dots',
  natural: ['#1c1d22', '#f4efe4'].map(linearFromHex),
  finest: RADIUS * 2,
  tile: [LAYOUT.spacing, LAYOUT.spacing * 2],
  inks(u, v, footprint, shares, repeat) {
    scatter(LAYOUT, dot, u, v, footprint, shares, repeat);
  },
});

function dot(dx: number, dy: number, _i: number, _j: number, footprint: number, shares: Float64Array): void {
  layInk(shares, 1, edgeShare(RADIUS - Math.hypot(dx, dy), footprint));
}
