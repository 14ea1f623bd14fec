import { expect, test } from 'vitest';
import { dayOfExpiry, expiryOfDay } from './share-days.ts';

test('a link ends with the last second of its day, wherever the person is', () => {
  expect(dayOfExpiry(expiryOfDay('2027-03-09'))).toBe('2027-03-09');
  expect(new Date(expiryOfDay('2027-03-09')!).getSeconds()).toBe(59);
});

test('no day is no end', () => {
  expect(expiryOfDay('')).toBeNull();
  expect(dayOfExpiry(null)).toBeNull();
});
