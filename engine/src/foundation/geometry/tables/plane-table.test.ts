import { describe, expect, it } from 'vitest';
import { planeTable } from './plane-table.ts';

describe('a plane table', () => {
  const table = planeTable((x, y) => 2 * x - y, { min: [-1, -1], max: [1, 1], step: 0.1 });

  it('reproduces a linear function between its entries', () => {
    expect(table(0.234, -0.567)).toBeCloseTo(2 * 0.234 + 0.567, 5);
  });

  it('returns its border values outside', () => {
    expect(table(5, 0)).toBeCloseTo(2, 1);
  });
});
