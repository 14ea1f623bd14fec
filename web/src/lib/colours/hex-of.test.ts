import { expect, test } from 'vitest';
import { hexOf } from './hex-of.ts';

test.each([
  ['#1F2A44', '#1f2a44'],
  [' 1f2a44 ', '#1f2a44'],
  ['#abc', '#aabbcc'],
  ['#12', null],
  ['navy', null],
  ['', null],
])('reads %j as %j', (typed, hex) => {
  expect(hexOf(typed)).toBe(hex);
});
