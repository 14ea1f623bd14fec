import { expect, test } from 'vitest';
import { columnsOf, isSameShape } from './stage-layout.ts';

test('two pictures stand side by side, four in two rows, nine in three', () => {
  expect([1, 2, 3, 4, 6, 9].map(columnsOf)).toEqual([1, 2, 2, 2, 3, 3]);
});

test('an upscaled picture has the shape of its source, and a backdrop has not', () => {
  expect(isSameShape({ width: 333, height: 500 }, { width: 666, height: 1000 })).toBe(true);
  expect(isSameShape({ width: 333, height: 500 }, { width: 500, height: 500 })).toBe(false);
});
