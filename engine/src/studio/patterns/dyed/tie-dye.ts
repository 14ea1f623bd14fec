import { linearFromHex } from '../../materials/colour.ts';
import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { clothFractal, clothNoise, wrapCell } from '../drawing/repeat.ts';

/** Metres between two knots. */
const KNOT = 0.42;

/** Fabric tied in knots before dyeing: rings round each knot, bleeding along the fibres. */
export const tieDye = printed({
  name: 'tie-dye',
  natural: ['#f2efe6', '#2a4f9e', '#5e3f95', '#3f9aa8'].map(linearFromHex),
  namedOrder: [1, 0, 2, 3],
  finest: 0.03,
  tile: [KNOT, KNOT * 2],
  inks(u, v, footprint, shares, repeat) {
    const x = u + 0.02 * clothNoise(u, v, 9, 9, 1, repeat);
    const y = v + 0.02 * clothNoise(u, v, 9, 9, 2, repeat);
    const row = Math.round(y / KNOT);
    const shift = row & 1 ? KNOT / 2 : 0;
    const dx = x - shift - Math.round((x - shift) / KNOT) * KNOT;
    const dy = y - row * KNOT;
    const far = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, dx);
    const spread =
      footprint < 0.004 ? clothFractal(u + 0.3 * Math.cos(angle), v + 0.3 * Math.sin(angle), 30, 30, 5, 4, repeat) : 0;
    const knot = repeat ? wrapCell(row, Math.round(repeat.v / KNOT)) : row;
    const crease = noise2(Math.cos(angle) * 5, Math.sin(angle) * 5 + knot * 3, 9);
    const wave = far * 46 + 1.5 * crease + 1.7 * spread;
    layInk(shares, 1, clamp(0.5 + 0.95 * Math.sin(wave) + 0.35 * spread));
    layInk(shares, 2, clamp(0.75 * Math.sin(wave * 0.5 + 0.7) - 0.25) * 0.8);
    layInk(shares, 3, clamp(0.8 * Math.sin(wave * 0.5 + 3.4) - 0.45) * 0.8);
  },
});
