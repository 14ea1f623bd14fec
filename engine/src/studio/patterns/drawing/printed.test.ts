import { expect, it } from 'vitest';
import { layInk } from './coverage.ts';
import { printed } from './printed.ts';

it('draws the first point that fades to the average like every later one', () => {
  const print = printed({
    name: 'stripes',
    natural: [
      [0, 0, 0],
      [1, 1, 1],
    ],
    finest: 0.01,
    tile: [0.02, 0.02],
    inks: (u, _v, _footprint, shares) => layInk(shares, 1, u < 0.002 ? 1 : 0),
  });
  const drawn = () => {
    const out = new Float64Array(3);
    print.paint(0.001, 0, 0.01, print.natural, out);
    return [...out];
  };
  expect(drawn()).toEqual(drawn());
});
