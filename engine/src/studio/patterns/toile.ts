import { linearFromHex } from '../colour.ts';
import { bandShare, edgeShare, layInk } from './coverage.ts';
import { printed } from './printed.ts';
import { cellRandom, scatter } from './scatter.ts';

const SPRAYS = { spacing: 0.064, jitter: 0.35, staggered: true, layer: 5 };
const SPRIGS = { spacing: 0.034, jitter: 0.6, staggered: true, layer: 35 };

/** Sprays of engraved leaves and roses in a single ink, shaded by hatching. */
export const toile = printed({
  name: 'toile',
  natural: ['#f4eddf', '#33507f'].map(linearFromHex),
  namedOrder: [1, 0],
  finest: 0.006,
  tile: [0.512, 0.512],
  inks(u, v, footprint, shares, repeat) {
    scatter(SPRIGS, sprig, u, v, footprint, shares, repeat);
    scatter(SPRAYS, spray, u, v, footprint, shares, repeat);
  },
});

function sprig(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (cellRandom(i, j, 37) < 0.4) return;
  engravedLeaf(dx, dy, cellRandom(i, j, 38) * 6.283, 0.008, footprint, shares);
}

function spray(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  const turn = cellRandom(i, j, 7) * 6.283;
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = turn + leaf * 0.8976;
    const reach = leaf & 1 ? 0.023 : 0.019;
    engravedLeaf(
      dx - Math.cos(angle) * reach,
      dy - Math.sin(angle) * reach,
      angle,
      leaf & 1 ? 0.0125 : 0.009,
      footprint,
      shares,
    );
  }
  engravedRose(dx, dy, turn, footprint, shares);
}

/** Outline, midrib, and hatching on one half. */
function engravedLeaf(
  dx: number,
  dy: number,
  turn: number,
  half: number,
  footprint: number,
  shares: Float64Array,
): void {
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const aside = dy * Math.cos(turn) - dx * Math.sin(turn) - (0.25 * along * along) / half;
  const t = along / half;
  if (t < -1 || t > 1) return;
  const inside = 0.42 * half * (1 - t * t) * (1 - 0.3 * t) - Math.abs(aside);
  const cover = edgeShare(inside, footprint);
  if (cover <= 0) return;
  layInk(shares, 0, cover);
  layInk(shares, 1, cover * edgeShare(0.0008 - inside, footprint));
  layInk(shares, 1, edgeShare(0.0003 - Math.abs(aside), footprint));
  const hatch = bandShare(along + Math.abs(aside) * 0.8, 0, 0.0007, 0.0014, footprint);
  layInk(shares, 1, cover * hatch * (aside < 0 ? 0.95 : 0.25));
}

function engravedRose(dx: number, dy: number, turn: number, footprint: number, shares: Float64Array): void {
  const far = Math.hypot(dx, dy);
  if (far > 0.017) return;
  const angle = Math.atan2(dy, dx) + turn;
  const edge = 0.0145 * (0.86 + 0.14 * Math.abs(Math.cos(angle * 2.5)));
  const cover = edgeShare(edge - far, footprint);
  layInk(shares, 0, cover);
  const spiral = far - 0.0022 * (angle / 6.283) + 0.0006 * Math.sin(angle * 5);
  layInk(shares, 1, cover * bandShare(spiral, 0, 0.0009, 0.0024, footprint));
  layInk(shares, 1, cover * edgeShare(0.0008 - (edge - far), footprint));
  const rays = bandShare(angle * 0.012, 0, 0.0006, 0.0011, footprint);
  layInk(shares, 1, cover * rays * (spiral / 0.0022 - Math.floor(spiral / 0.0022) < 0.45 ? 0.8 : 0));
}
