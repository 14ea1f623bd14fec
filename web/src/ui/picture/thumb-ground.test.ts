import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { colourOf, groundOf, isSeeThrough } from './thumb-ground.ts';

const hashOf = (alpha: number): string => {
  const pixels = new Uint8Array(8 * 8 * 4).fill(180);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = at < 128 ? alpha : 255;
  return btoa(String.fromCharCode(...rgbaToThumbHash(8, 8, pixels)));
};

test('tells a picture with a transparent part from one without', () => {
  expect(isSeeThrough(hashOf(0))).toBe(true);
  expect(isSeeThrough(hashOf(255))).toBe(false);
});

test('knows the colour of a picture', () => {
  expect(colourOf(hashOf(255))).toMatch(/^rgb\(1[78]\d 1[78]\d 1[78]\d \/ 100%\)$/);
});

test('answers nothing for what is no thumbhash', () => {
  expect([isSeeThrough('?'), groundOf('?'), colourOf('?')]).toEqual([false, null, null]);
});
