import { linearFromHex } from '../colour.ts';
import { clamp } from '../../geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../geometry/noise.ts';
import { edgeShare, layInk } from './coverage.ts';
import { printed } from './printed.ts';

/** Broad strokes of a loaded brush, streaked along their way, in warped fields of colour. */
export const abstract = printed({
  name: 'abstract',
  natural: ['#efe7d8', '#1f4e63', '#d0593c', '#e3b04b', '#20242c'].map(linearFromHex),
  finest: 0.02,
  repeat: 1.6,
  inks(u, v, footprint, shares) {
    const x = u + 0.07 * fractalNoise2(u * 5, v * 5, 3, 3);
    const y = v + 0.07 * fractalNoise2(u * 5, v * 5, 13, 3);
    stroke(x, y, 0.35, 21, 0.08, 1, footprint, shares);
    stroke(x, y, -0.6, 43, 0.16, 3, footprint, shares);
    stroke(x, y, 0.95, 67, 0.18, 2, footprint, shares);
    stroke(x, y, -0.2, 89, 0.27, 4, footprint, shares);
  },
});

function stroke(
  x: number,
  y: number,
  turn: number,
  layer: number,
  above: number,
  ink: number,
  footprint: number,
  shares: Float64Array,
): void {
  const along = x * Math.cos(turn) + y * Math.sin(turn);
  const across = y * Math.cos(turn) - x * Math.sin(turn);
  const field = 0.62 * noise2(along * 5.5, across * 13, layer);
  const bristles =
    0.1 * noise2(along * 26, across * 420, layer + 1) + 0.06 * noise2(along * 50, across * 170, layer + 2);
  const height = field + bristles - above;
  layInk(shares, ink, edgeShare(height * 0.03, footprint) * clamp(0.72 + 2 * height));
}
