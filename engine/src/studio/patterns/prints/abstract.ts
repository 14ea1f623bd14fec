import { linearFromHex } from '../../materials/colour.ts';
import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { clothFractal, clothNoise } from '../drawing/repeat.ts';
import type { Repeat } from '../drawing/repeat.ts';

/** Broad brush strokes, streaked along their direction, over warped fields of colour. */
export const abstract = printed({
  name: 'abstract',
  natural: ['#efe7d8', '#1f4e63', '#d0593c', '#e3b04b', '#20242c'].map(linearFromHex),
  finest: 0.02,
  tile: [1.4, 1.4],
  inks(u, v, footprint, shares, repeat) {
    const x = u + 0.07 * clothFractal(u, v, 5, 5, 3, 3, repeat);
    const y = v + 0.07 * clothFractal(u, v, 5, 5, 13, 3, repeat);
    stroke(x, y, 0.35, 21, 0.08, 1, footprint, shares, repeat);
    stroke(x, y, -0.6, 43, 0.16, 3, footprint, shares, repeat);
    stroke(x, y, 0.95, 67, 0.18, 2, footprint, shares, repeat);
    stroke(x, y, -0.2, 89, 0.27, 4, footprint, shares, repeat);
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
  repeat: Repeat | null,
): void {
  // On a tile, strokes are sheared by whole tiles instead of rotated, so that they meet at its edges.
  const lean = repeat ? (Math.round(Math.tan(turn)) * repeat.u) / repeat.v : 0;
  const along = repeat ? x + lean * y : x * Math.cos(turn) + y * Math.sin(turn);
  const across = repeat ? y : y * Math.cos(turn) - x * Math.sin(turn);
  const field = 0.62 * clothNoise(along, across, 5.5, 13, layer, repeat);
  const bristles =
    0.1 * clothNoise(along, across, 26, 420, layer + 1, repeat) +
    0.06 * clothNoise(along, across, 50, 170, layer + 2, repeat);
  const height = field + bristles - above;
  layInk(shares, ink, edgeShare(height * 0.03, footprint) * clamp(0.72 + 2 * height));
}
