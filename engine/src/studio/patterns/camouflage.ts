import { linearFromHex } from '../colour.ts';
import { fractalNoise2 } from '../../geometry/noise.ts';
import { edgeShare, layInk } from './coverage.ts';
import { printed } from './printed.ts';

/** Blots of three darker colours, each from its own slow noise, stretched along the weft. */
export const camouflage = printed({
  name: 'camouflage',
  natural: ['#a39870', '#5c6a41', '#54402c', '#23251f'].map(linearFromHex),
  finest: 0.02,
  repeat: 1.2,
  inks(u, v, footprint, shares) {
    blot(u, v, 11, 0.02, 1, footprint, shares);
    blot(u, v, 37, 0.16, 2, footprint, shares);
    blot(u, v, 71, 0.27, 3, footprint, shares);
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
): void {
  const height = fractalNoise2(u * 13, v * 21, layer, 4);
  layInk(shares, ink, edgeShare((height - above) * 0.045, footprint));
}
