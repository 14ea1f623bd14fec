import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { cellRandom, scatter } from '../drawing/scatter.ts';

/* Lengths are in metres of the cloth. `finest` and `tile` below are chosen for these sizes. */

const LEAVES = { spacing: 0.026, jitter: 0.7, staggered: true, layer: 7 };
const BUDS = { spacing: 0.034, jitter: 0.6, staggered: true, layer: 31 };
const BLOOMS = { spacing: 0.056, jitter: 0.55, staggered: true, layer: 53 };
/** Half the length of a leaf. */
const LEAF_LENGTH = 0.0105;
/** Half the width of a leaf at its middle. */
const LEAF_WIDTH = 0.0042;
const BUD_RADIUS = 0.0062;
const BLOOM_RADIUS = { min: 0.0155, range: 0.005 };
const [BACKGROUND, ROSE, BLUSH, BLUE, LEAF, GOLD, DEEP] = [0, 1, 2, 3, 4, 5, 6];

/** Five-petalled flowers over buds and leaves, in three hues. */
export const floral = printed({
  name: 'floral',
  natural: ['#f3ebdc', '#b83243', '#e39a86', '#4a659c', '#51683f', '#d9a430', '#6d1526'].map(linearFromHex),
  namedOrder: [BACKGROUND, ROSE, BLUSH, BLUE],
  finest: 0.014,
  tile: [0.448, 0.448],
  inks(u, v, footprint, shares, repeat) {
    scatter(LEAVES, leaf, u, v, footprint, shares, repeat);
    scatter(BUDS, bud, u, v, footprint, shares, repeat);
    scatter(BLOOMS, bloom, u, v, footprint, shares, repeat);
  },
});

function leaf(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (cellRandom(i, j, 9) < 0.3) return;
  const turn = cellRandom(i, j, 10) * 6.283;
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const aside = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn) - 12 * along * along);
  const t = along / LEAF_LENGTH;
  if (t < -1 || t > 1) return;
  layInk(shares, LEAF, edgeShare(LEAF_WIDTH * (1 - t * t) * (1 - 0.25 * t) - aside, footprint));
  layInk(shares, BACKGROUND, 0.7 * edgeShare(0.00035 - aside, footprint));
}

function bud(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (cellRandom(i, j, 33) < 0.45) return;
  petals(dx, dy, BUD_RADIUS, cellRandom(i, j, 34), cellRandom(i, j, 35) < 0.5 ? BLUE : BLUSH, footprint, shares);
}

function bloom(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (cellRandom(i, j, 55) < 0.1) return;
  const hue = cellRandom(i, j, 57);
  const size = BLOOM_RADIUS.min + BLOOM_RADIUS.range * cellRandom(i, j, 58);
  petals(dx, dy, size, cellRandom(i, j, 56), hue < 0.5 ? ROSE : hue < 0.8 ? BLUSH : BLUE, footprint, shares);
}

/** A flower of five petals, darker towards the centre and along veins, with a ring of stamens. */
function petals(
  dx: number,
  dy: number,
  radius: number,
  turn: number,
  ink: number,
  footprint: number,
  shares: Float64Array,
): void {
  const far = Math.hypot(dx, dy);
  if (far > radius * 1.1) return;
  const angle = Math.atan2(dy, dx) + turn * 6.283;
  const lobe = Math.abs(Math.cos(angle * 2.5));
  const edge = radius * (0.7 + 0.3 * Math.pow(lobe, 0.6));
  const cover = edgeShare((edge - far) * 0.85, footprint);
  layInk(shares, ink, cover);
  const depth = far / edge;
  const vein = Math.pow(Math.abs(Math.sin(angle * 7.5)), 10) * depth * 0.35;
  layInk(shares, DEEP, cover * Math.min(0.6, vein + 0.5 * Math.max(0, 0.55 - depth) + (lobe < 0.3 ? 0.3 - lobe : 0)));
  layInk(shares, BACKGROUND, cover * 0.28 * Math.max(0, depth - 0.72) * 3);
  layInk(shares, GOLD, edgeShare(radius * 0.2 - far, footprint));
  const stamen = Math.abs(far - radius * 0.3) - radius * 0.045;
  layInk(shares, DEEP, edgeShare(-stamen, footprint) * (Math.cos(angle * 12) > 0.2 ? 0.8 : 0));
}
