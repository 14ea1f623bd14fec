import { expect, test } from 'vitest';
import { createMask } from '../mask/mask.ts';
import { tintCoverage } from './tint-coverage.ts';

const COLOUR = 0x2a41f0;
const mask = createMask({ width: 5, height: 4 });
mask.data.set([255, 255, 0, 0, 40], 0);
mask.data.set([255, 255, 100, 0, 80], 5);

const alphas = (block: number, rect = { left: 0, top: 0, right: 5, bottom: 4 }) => {
  const pixels = new Uint32Array(Math.ceil(5 / block) * Math.ceil(4 / block));
  tintCoverage(pixels, mask, rect, { colour: COLOUR, block });
  expect([...pixels].every((pixel) => pixel === 0 || (pixel & 0xffffff) === COLOUR)).toBe(true);
  return [...pixels].map((pixel) => pixel >>> 24);
};

test('the opacity of each pixel is its coverage', () => {
  expect(alphas(1).slice(0, 10)).toEqual([255, 255, 0, 0, 40, 255, 255, 100, 0, 80]);
});

test('zoomed out, the opacity of a pixel is the mean coverage of its block, also where the mask ends inside a block', () => {
  expect(alphas(2)).toEqual([255, 25, 60, 0, 0, 0]);
});

test('pixels outside the rectangle do not change', () => {
  expect(alphas(2, { left: 4, top: 0, right: 5, bottom: 1 })).toEqual([0, 0, 60, 0, 0, 0]);
});
