import fc from 'fast-check';
import { expect, it } from 'vitest';
import { curve } from './profile.ts';

/** Whole millimetres, so that keys are at least one apart. */
const heights = fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { minLength: 2, maxLength: 8 });
const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 });

it('passes through its keys and never leaves the range of the two keys around it', () => {
  fc.assert(
    fc.property(heights, values, fc.double({ min: 0, max: 1, noNaN: true }), (at, value, share) => {
      const keys = at.toSorted((a, b) => a - b).map((height, i) => [height, value[i]!] as const);
      const evaluate = curve(keys);
      keys.slice(1).forEach(([height, after], i) => {
        const [from, before] = keys[i]!;
        expect(evaluate(height)).toBeCloseTo(after, 9);
        const y = evaluate(from + (height - from) * share);
        expect(y).toBeGreaterThanOrEqual(Math.min(before, after) - 1e-9);
        expect(y).toBeLessThanOrEqual(Math.max(before, after) + 1e-9);
      });
    }),
  );
});
