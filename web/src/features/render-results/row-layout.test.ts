import { expect, test } from 'vitest';
import { rowWidth, sizesOf } from './row-layout.ts';

const square = { width: 768, height: 768 };
const tall = { width: 640, height: 960 };

test('a row is as wide as its pictures at that height', () => {
  expect(rowWidth([square, square], 500)).toBe(1000);
  expect(rowWidth([tall], 600)).toBe(400);
});

test('requests a picture in its share of the row', () => {
  expect(sizesOf(square, [square, square])).toBe('(max-width: 639px) 50vw, 30vw');
  expect(sizesOf(square, [square])).toBe('(max-width: 639px) 50vw, 60vw');
});
