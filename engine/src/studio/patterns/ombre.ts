import { linearFromHex } from '../colour.ts';
import { noise2 } from '../../geometry/noise.ts';
import { layInk } from './coverage.ts';
import { printed } from './printed.ts';

/** Metres of cloth from the pale end to the deep one and back. */
const REPEAT = 1.4;

/** One colour dipped into another: pale at the top of a garment, deep at its hem. */
export const ombre = printed({
  name: 'ombre',
  natural: ['#f1e7dc', '#7c3b55'].map(linearFromHex),
  namedOrder: [1, 0],
  finest: 0,
  repeat: REPEAT,
  inks(u, v, _footprint, shares) {
    const creep = 0.012 * noise2(u * 60, v * 12, 3);
    const wave = 0.5 - 0.5 * Math.cos(((v + creep) / REPEAT) * Math.PI * 2);
    layInk(shares, 1, wave * wave * (3 - 2 * wave));
  },
});
