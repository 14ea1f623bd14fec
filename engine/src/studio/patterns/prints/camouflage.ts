import { linearFromHex } from '../../materials/colour.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { clothFractal } from '../drawing/repeat.ts';
import type { Repeat } from '../drawing/repeat.ts';

/** Blots of three darker colours, each from its own low-frequency noise, stretched along the weft. */
export const camouflage = printed({
  name: 'camouflage',
  natural: ['#a39870', '#5c6a41', '#54402c', '#23251f'].map(linearFromHex),
  finest: 0.02,
  tile: [0.6, 0.6],
  inks(u, v, footprint, shares, repeat) {
    blot(u, v, 11, 0.02, 1, footprint, shares, repeat);
    blot(u, v, 37, 0.16, 2, footprint, shares, repeat);
    blot(u, v, 71, 0.27, 3, footprint, shares, repeat);
  },
});

function blot(
  u: number,
  v: number,
  layer: number,
  above: number,
  ink: number,
  footprint: number,
  shares: Float64Array,
  repeat: Repeat | null,
): void {
  const height = clothFractal(u, v, 13, 21, layer, 4, repeat);
  layInk(shares, ink, edgeShare((height - above) * 0.045, footprint));
}
