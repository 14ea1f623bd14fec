import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { cellRandom, scatter } from '../drawing/scatter.ts';

const DROPS = { spacing: 0.05, jitter: 0.22, staggered: true, layer: 2 };
const FLOWERS = { spacing: 0.031, jitter: 0.5, staggered: true, layer: 61 };

/** Curled drops, each with rings, a centre and a fringe of dots, over small flowers. */
export const paisley = printed({
  name: 'paisley',
  natural: ['#6e1d2a', '#e8cf9f', '#1f3b4d', '#c77b3b'].map(linearFromHex),
  finest: 0.009,
  tile: [0.4, 0.4],
  inks(u, v, footprint, shares, repeat) {
    scatter(FLOWERS, flower, u, v, footprint, shares, repeat);
    scatter(DROPS, drop, u, v, footprint, shares, repeat);
  },
});

function flower(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (cellRandom(i, j, 63) < 0.35) return;
  const far = Math.hypot(dx, dy);
  const edge = 0.0042 * (0.65 + 0.35 * Math.abs(Math.cos(Math.atan2(dy, dx) * 3)));
  layInk(shares, cellRandom(i, j, 64) < 0.5 ? 1 : 3, edgeShare(edge - far, footprint));
  layInk(shares, 0, edgeShare(0.001 - far, footprint));
}

function drop(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  const size = 0.021 + 0.006 * cellRandom(i, j, 5);
  const mirrored = cellRandom(i, j, 6) < 0.5 ? -1 : 1;
  const turn = (cellRandom(i, j, 4) - 0.5) * 1.4;
  const x = (dx * Math.cos(turn) + dy * Math.sin(turn)) * mirrored;
  const y = dy * Math.cos(turn) - dx * Math.sin(turn);
  const inside = dropDistance(x / size, y / size) * size;
  const ring = inside / size;
  const beads = Math.cos(Math.atan2(y + size * 0.25, x) * 26);
  layInk(shares, 1, edgeShare(0.0011 - Math.abs(inside + 0.0024), footprint) * (beads > -0.1 ? 1 : 0));
  layInk(shares, 1, edgeShare(inside, footprint));
  layInk(shares, 2, edgeShare(inside - 0.05 * size, footprint));
  layInk(shares, 3, edgeShare(inside - 0.17 * size, footprint));
  layInk(shares, 1, edgeShare(inside - 0.22 * size, footprint));
  layInk(shares, 0, edgeShare(inside - 0.27 * size, footprint));
  const hatch = Math.abs(Math.sin(ring * 40 + Math.atan2(y + size * 0.25, x) * 5));
  layInk(shares, 1, edgeShare(inside - 0.3 * size, footprint) * (hatch > 0.72 ? 1 : 0));
}

/** Distance to the edge of a drop of unit size whose tip curls to the right; positive inside. */
function dropDistance(x: number, y: number): number {
  const t = (y + 0.35) / 1.45;
  const bent = x - 0.62 * (t > 0 ? t * t : 0);
  if (t <= 0) return 0.62 - Math.hypot(x, y + 0.35);
  if (t >= 1) return -Math.hypot(bent, (t - 1) * 1.45);
  const half = 0.62 * Math.sqrt(1 - t) * (1 - 0.35 * t);
  return (half - Math.abs(bent)) * 0.8;
}
