import { expect, test } from 'vitest';
import { rowWidth, sizesOf } from './row-layout.ts';

const square = { width: 768, height: 768 };
const tall = { width: 640, height: 960 };

test('is as wide as its pictures are at that height', () => {
  expect(rowWidth([square, square], 500)).toBe(1000);
  expect(rowWidth([tall], 600)).toBe(400);
});

test('asks for the share of the row that a picture takes', () => {
  expect(sizesOf(square, [square, square])).toBe('(max-width: 639px) 50vw, 30vw');
  expect(sizesOf(square, [square])).toBe('(max-width: 639px) 50vw, 60vw');
});
