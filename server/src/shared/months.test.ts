import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthsBetween } from './months.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);

describe('months', () => {
  it('end on the last day of a shorter month and return to their own day afterwards', () => {
    expect(addMonths(day('2031-01-31'), 1)).toEqual(day('2031-02-28'));
    expect(addMonths(day('2031-02-28'), 1, 31)).toEqual(day('2031-03-31'));
    expect(addMonths(day('2031-12-15'), 1)).toEqual(day('2032-01-15'));
  });

  it('are counted only when complete', () => {
    expect(monthsBetween(day('2031-01-31'), day('2031-02-27'))).toBe(0);
    expect(monthsBetween(day('2031-01-31'), day('2031-02-28'))).toBe(1);
    expect(monthsBetween(day('2031-02-01'), day('2031-01-01'))).toBe(0);
  });

  it('are the largest number that does not exceed the later time', () => {
    const moment = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000));
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [from, until] = one < other ? [one, other] : [other, one];
        const count = monthsBetween(from, until);
        expect(addMonths(from, count) <= until).toBe(true);
        expect(addMonths(from, count + 1) > until).toBe(true);
      }),
    );
  });
});
