import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { cellRandom, scatter } from '../drawing/scatter.ts';

const LAYOUT = { spacing: 0.03, jitter: 0.4, staggered: true, layer: 17 };
/** Half the angle between two tips, in radians. */
const TIP = Math.PI / 5;

/** Five-pointed stars of several sizes, each with its own rotation. */
export const stars = printed({
  name: 'stars',
  natural: ['#172346', '#eedfae'].map(linearFromHex),
  finest: 0.01,
  tile: [0.36, 0.36],
  inks(u, v, footprint, shares, repeat) {
    scatter(LAYOUT, star, u, v, footprint, shares, repeat);
  },
});

function star(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  const radius = 0.0035 + 0.0062 * Math.pow(cellRandom(i, j, 19), 1.5);
  const far = Math.hypot(dx, dy);
  if (far > radius) return;
  const angle = Math.atan2(dy, dx) + cellRandom(i, j, 20) * 1.2;
  const fromTip = Math.abs(angle - Math.round(angle / (2 * TIP)) * 2 * TIP);
  // Distance to the line from the tip to the notch at 0.42 of the radius.
  const x = far * Math.cos(fromTip);
  const y = far * Math.sin(fromTip);
  const notchX = 0.42 * radius * Math.cos(TIP);
  const notchY = 0.42 * radius * Math.sin(TIP);
  const edgeX = notchX - radius;
  const edgeY = notchY;
  const inside = ((radius - x) * edgeY + y * edgeX) / Math.hypot(edgeX, edgeY);
  layInk(shares, 1, edgeShare(inside, footprint));
}
