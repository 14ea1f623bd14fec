import { expect, test } from 'vitest';
import { upscaleVerdict } from './upscale-verdict.ts';

const of = (width: number, height: number, factor: 2 | 4 = 2) => upscaleVerdict({ width, height }, factor);

test('multiplies the sides', () => {
  expect(of(640, 960, 4)).toEqual({ after: { width: 2560, height: 3840 }, refusal: null, warning: null });
});

test('refuses from 3000 pixels on either side, in the words of the panel and of the toast', () => {
  expect(of(3000, 400).refusal?.inline).toBe('This image has already reached its maximum dimensions');
  expect(of(400, 3000).refusal?.toast).toBe('Cannot Upscale. This image has reached its maximum dimensions');
  expect(of(2999, 2999).refusal).toBeNull();
});

test('warns above 1500 pixels in both dimensions', () => {
  const slow = 'Due to the size of this image, your request may take longer than expected';
  expect(of(1501, 1501).warning).toBe(slow);
  expect(of(1500, 2400).warning).toBeNull();
});

test('refuses 4X where the result would be too large, and offers 2X', () => {
  expect(of(2400, 2400, 4).refusal).toMatchObject({ twoIsFine: true });
  expect(of(2400, 2400, 4).refusal?.inline).toBe(
    '4X would make 9600 × 9600, more than the 36 megapixels that are possible. Choose 2X.',
  );
  expect(of(1500, 1500, 4).refusal).toBeNull();
});
