import { expect, test } from 'vitest';
import { growMask } from './grow-mask.ts';

test('a single point grows into a square, cut at the border of the picture', () => {
  const mask = new Uint8Array(7 * 7);
  mask[1 * 7 + 3] = 1;
  const grown = growMask(mask, 7, 7, 2);
  const rows = Array.from({ length: 7 }, (_, y) => grown.slice(y * 7, y * 7 + 7).join(''));
  expect(rows).toEqual(['0111110', '0111110', '0111110', '0111110', '0000000', '0000000', '0000000']);
});
