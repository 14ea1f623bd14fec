import { expect, test } from 'vitest';
import { gridSizes } from './grid-sizes.ts';

const SQUARE = { image_width: 512, image_height: 512 };
const UPRIGHT = { image_width: 512, image_height: 768 };
const WIDE = { image_width: 768, image_height: 256 };

test('a row is as high as its pictures on a phone, and no higher than a limit', () => {
  expect(gridSizes([SQUARE, SQUARE], 358)).toEqual({ cellWidth: 116, pictureHeight: 116, rowHeight: 136 });
  expect(gridSizes([SQUARE, UPRIGHT], 358)).toMatchObject({ pictureHeight: 164 });
  expect(gridSizes([SQUARE, SQUARE], 1200)).toMatchObject({ cellWidth: 180, pictureHeight: 164 });
});

test('wide pictures leave room for words', () => {
  expect(gridSizes([WIDE], 358).pictureHeight).toBe(112);
});
