import { linearFromHex } from '../../materials/colour.ts';
import { engraveBird, engraveLeaf, engraveRose, engraveStem } from './engraved.ts';
import { printed } from '../drawing/printed.ts';
import { cellRandom, scatter } from '../drawing/scatter.ts';

const SCENES = { spacing: 0.115, jitter: 0.16, staggered: true, layer: 5 };
const SPRIGS = { spacing: 0.0575, jitter: 0.5, staggered: true, layer: 35 };
/** Half the size of a scene, metres. */
const HALF = 0.053;

/** Bouquets of roses and birds on a bough, engraved in a single ink. */
export const toile = printed({
  name: 'toile',
  natural: ['#f4eddf', '#33507f'].map(linearFromHex),
  namedOrder: [1, 0],
  finest: 0.0055,
  tile: [0.46, 0.46],
  inks(u, v, footprint, shares, repeat) {
    scatter(SPRIGS, sprig, u, v, footprint, shares, repeat);
    scatter(SCENES, scene, u, v, footprint, shares, repeat);
  },
});

function sprig(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (cellRandom(i, j, 37) < 0.5 || Math.abs(dx) > 0.014 || Math.abs(dy) > 0.014) return;
  engraveLeaf(dx / HALF, dy / HALF, 0.19, cellRandom(i, j, 38) * 6.283, footprint / HALF, shares);
}

function scene(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
  if (Math.abs(dx) > 1.2 * HALF || Math.abs(dy) > 1.2 * HALF) return;
  const mirrored = cellRandom(i, j, 8) < 0.5 ? -1 : 1;
  const [x, y, soft] = [(mirrored * dx) / HALF, -dy / HALF, footprint / HALF];
  if (cellRandom(i, j, 7) < 0.58) bouquet(x, y, soft, shares);
  else bough(x, y, soft, shares);
}

/** Centre, half length and rotation of each leaf. */
type Leaf = readonly [x: number, y: number, half: number, turn: number];

const BOUQUET_LEAVES: readonly Leaf[] = [
  [-0.72, 0.02, 0.26, 2.9],
  [-0.5, -0.52, 0.24, -2.3],
  [0.16, -0.62, 0.25, -1.3],
  [0.7, -0.34, 0.25, -0.5],
  [0.66, 0.28, 0.26, 0.5],
  [-0.34, 0.5, 0.24, 2.3],
  [0.3, 0.66, 0.2, 0.9],
];

function bouquet(x: number, y: number, soft: number, shares: Float64Array): void {
  engraveStem(x, y, [-0.05, 0.2, 0.16, 1.02, 0.1], soft, shares);
  engraveStem(x, y, [0.1, 0.3, -0.1, 0.98, 0.06], soft, shares);
  engraveStem(x, y, [-0.1, -0.2, -0.22, -0.82, -0.08], soft, shares);
  for (const [lx, ly, half, turn] of BOUQUET_LEAVES) engraveLeaf(x - lx, y - ly, half, turn, soft, shares);
  engraveRose(x + 0.23, y + 0.88, 0.13, 0.4, soft, shares);
  engraveRose(x - 0.36, y - 0.02, 0.34, 1.1, soft, shares);
  engraveRose(x + 0.02, y - 0.36, 0.26, 2.2, soft, shares);
  engraveRose(x + 0.28, y + 0.12, 0.41, 0.2, soft, shares);
}

const BOUGH_LEAVES: readonly Leaf[] = [
  [-0.78, 0.2, 0.22, -2.4],
  [-0.5, 0.66, 0.24, 2.2],
  [0.02, 0.72, 0.22, 1.2],
  [0.5, 0.24, 0.22, -0.8],
  [0.62, 0.62, 0.24, 0.7],
  [0.94, 0.22, 0.2, -0.2],
];

function bough(x: number, y: number, soft: number, shares: Float64Array): void {
  engraveStem(x, y, [-1.02, 0.52, 1, 0.3, 0.14], soft, shares);
  engraveStem(x, y, [-1.02, 0.54, 0.4, 0.46, 0.1], soft, shares);
  for (const [lx, ly, half, turn] of BOUGH_LEAVES) engraveLeaf(x - lx, y - ly, half, turn, soft, shares);
  engraveRose(x - 0.34, y - 0.5, 0.17, 0.6, soft, shares);
  engraveStem(x, y, [0.02, 0.14, 0.06, 0.44, 0], soft, shares);
  engraveStem(x, y, [0.1, 0.12, 0.14, 0.44, 0], soft, shares);
  engraveBird(x - 0.02, y + 0.12, soft, shares);
}
