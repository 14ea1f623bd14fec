import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { averageColourOf, blurredUrlOf, hasTransparency } from './thumbhash.ts';

const hashOf = (alpha: number): string => {
  const pixels = new Uint8Array(8 * 8 * 4).fill(180);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = at < 128 ? alpha : 255;
  return btoa(String.fromCharCode(...rgbaToThumbHash(8, 8, pixels)));
};

test('finds out whether a picture has transparent parts', () => {
  expect(hasTransparency(hashOf(0))).toBe(true);
  expect(hasTransparency(hashOf(255))).toBe(false);
});

test('computes the average colour of a picture', () => {
  expect(averageColourOf(hashOf(255))).toMatch(/^rgb\(1[78]\d 1[78]\d 1[78]\d \/ 100%\)$/);
});

test('returns false and null for an invalid thumbhash', () => {
  expect([hasTransparency('?'), blurredUrlOf('?'), averageColourOf('?')]).toEqual([false, null, null]);
});
