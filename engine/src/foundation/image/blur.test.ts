import { expect, it } from 'vitest';
import { blur } from './blur.ts';

it('leaves an even plane even, to its edges', () => {
  for (const radius of [1, 2, 7]) {
    const blurred = blur(new Float32Array(20 * 12).fill(0.5), 20, 12, radius);
    for (const value of blurred) expect(value).toBeCloseTo(0.5, 5);
  }
});

it('spreads a point evenly to all sides and keeps its sum', () => {
  const plane = new Float32Array(21 * 21);
  plane[10 * 21 + 10] = 1;
  const blurred = blur(plane, 21, 21, 2);
  expect(blurred.reduce((sum, value) => sum + value)).toBeCloseTo(1, 4);
  expect(blurred[10 * 21 + 7]).toBeCloseTo(blurred[10 * 21 + 13]!, 6);
  expect(blurred[7 * 21 + 10]).toBeCloseTo(blurred[10 * 21 + 7]!, 6);
});
