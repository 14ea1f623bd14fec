import { expect, test } from 'vitest';
import { storageText } from './storage.ts';

test.each([
  [12_480_000_000, 50_000_000_000, '12.4 of 50 GB'],
  [340_900_000, 1_000_000_000, '340 MB of 1 GB'],
  [0, 1_000_000_000, '0 MB of 1 GB'],
  [999_999_999, 1_000_000_000, '999 MB of 1 GB'],
  [2_500_000_000, null, '2.5 GB'],
  [4_000_000, null, '4 MB'],
])('%i of %s bytes read "%s"', (used_bytes, limit_bytes, text) => {
  expect(storageText({ used_bytes, limit_bytes })).toBe(text);
});
