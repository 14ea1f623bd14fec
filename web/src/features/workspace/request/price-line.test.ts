import { expect, test } from 'vitest';
import { priceLine } from './price-line.ts';

test('counts prompts on the free plan and images on the starter plan', () => {
  expect(priceLine('free', 20, 4)).toBe('Uses 1 prompt · 19 left after this');
  expect(priceLine('starter', 200, 4)).toBe('Uses 4 images · 196 left after this');
});

test('never shows a negative number left', () => {
  expect(priceLine('free', 0, 2)).toBe('Uses 1 prompt · 0 left');
  expect(priceLine('starter', 3, 4)).toBe('Uses 4 images · 3 left');
});

test('counts nothing on the paid plans', () => {
  expect(priceLine('pro', null, 4)).toBe('Included in your plan');
});
