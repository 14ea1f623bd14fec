import { describe, expect, it } from 'vitest';
import { softCurve } from './soft-curve.ts';

describe('a softened curve', () => {
  const corner = (at: number) => Math.abs(at - 0.5);
  const soft = softCurve(corner, 0, 1, 0.05);

  it('preserves its ends and the values far from a corner', () => {
    expect(soft(0)).toBeCloseTo(0.5, 3);
    expect(soft(1)).toBeCloseTo(0.5, 3);
    expect(soft(0.2)).toBeCloseTo(0.3, 4);
  });

  it('turns through a corner without a jump of its slope', () => {
    const slope = (at: number) => (soft(at + 1e-4) - soft(at - 1e-4)) / 2e-4;
    let steepest = 0;
    for (let at = 0.4; at < 0.6; at += 0.001) steepest = Math.max(steepest, Math.abs(slope(at + 0.001) - slope(at)));
    expect(steepest).toBeLessThan(0.06);
  });
});
