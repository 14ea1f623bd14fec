import { expect, test } from 'vitest';
import { dayOfExpiry, expiryOfDay } from './share-days.ts';

test('a link expires with the last second of its day in any time zone', () => {
  expect(dayOfExpiry(expiryOfDay('2027-03-09'))).toBe('2027-03-09');
  expect(new Date(expiryOfDay('2027-03-09')!).getSeconds()).toBe(59);
});

test('an empty or incomplete date means no expiry', () => {
  expect(expiryOfDay('')).toBeNull();
  expect(dayOfExpiry(null)).toBeNull();
});
