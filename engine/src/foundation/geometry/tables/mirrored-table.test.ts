import { describe, expect, it } from 'vitest';
import { mirroredTable } from './mirrored-table.ts';

describe('a mirrored table', () => {
  const table = mirroredTable((u, v) => 3 * u - v, { side: 2, entries: 41 });

  it('reproduces a linear function between its entries', () => {
    expect(table(0.234, 1.567)).toBeCloseTo(3 * 0.234 - 1.567, 5);
  });

  it.each([
    [2.3, 1.7],
    [-0.3, 0.3],
    [4.3, 0.3],
    [-2.3, 1.7],
  ])('has at %f the value of %f', (beyond, within) => {
    expect(table(beyond, 0.5)).toBeCloseTo(table(within, 0.5), 5);
    expect(table(0.5, beyond)).toBeCloseTo(table(0.5, within), 5);
  });
});
