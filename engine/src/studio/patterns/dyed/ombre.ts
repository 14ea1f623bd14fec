import { linearFromHex } from '../../materials/colour.ts';
import { layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { clothNoise } from '../drawing/repeat.ts';

/** Metres of fabric from the pale end to the deep one and back. */
const REPEAT = 1.4;

/** A colour gradient by dip dyeing: pale at the top of a garment, deep at its hem. */
export const ombre = printed({
  name: 'ombre',
  natural: ['#f1e7dc', '#7c3b55'].map(linearFromHex),
  namedOrder: [1, 0],
  finest: 0,
  tile: [REPEAT, REPEAT],
  inks(u, v, _footprint, shares, repeat) {
    const creep = 0.012 * clothNoise(u, v, 60, 12, 3, repeat);
    const wave = 0.5 - 0.5 * Math.cos(((v + creep) / REPEAT) * Math.PI * 2);
    layInk(shares, 1, wave * wave * (3 - 2 * wave));
  },
});
