import { describe, expect, it } from 'vitest';
import { power, powerCurve, readCurve } from './power.ts';

describe('powers by table', () => {
  it('are within a thousandth of exact for the exponents of light', () => {
    for (const exponent of [0.02, 0.3, 0.5, 1.3, 2]) {
      for (let x = 0.001; x < 2; x += 0.013) {
        expect(Math.abs(power(x, exponent) / Math.pow(x, exponent) - 1)).toBeLessThan(1e-3);
      }
    }
  });

  it('follow a curve from 0 to 1, both ends exact', () => {
    const curve = powerCurve(1.2);
    expect([readCurve(curve, 0), readCurve(curve, 1)]).toEqual([0, 1]);
    for (let x = 0; x < 1; x += 0.0137) expect(Math.abs(readCurve(curve, x) - Math.pow(x, 1.2))).toBeLessThan(1e-4);
  });
});
