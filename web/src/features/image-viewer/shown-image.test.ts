import type { ImageItem } from '@kenna/contract';
import { expect, test } from 'vitest';
import { comparedWith } from './shown-image.ts';

const image = (id: number, tool: ImageItem['tool'], width: number, height: number) =>
  ({ id, tool, width, height }) as ImageItem;
const upload = image(1, null, 601, 900);

test('compares the result of a tool with the picture it was made from', () => {
  const large = image(2, 'UpscaleAndFacelift', 1202, 1800);
  expect(comparedWith([upload, large])).toBe(upload);
  expect(comparedWith([upload, large, image(3, 'RemoveBackground', 1202, 1800)])).toBe(large);
});

test('compares neither a first picture nor a scene that was drawn again', () => {
  expect(comparedWith([upload])).toBeNull();
  expect(comparedWith([upload, image(2, 'GenerateImage', 601, 900)])).toBeNull();
  expect(comparedWith(undefined)).toBeNull();
});
