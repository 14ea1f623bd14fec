import type { ImageItem, RenderView } from '@kenna/contract';
import { expect, test } from 'vitest';
import { shownOf } from './shown-result.ts';

const render = (id: number, ...images: number[]) =>
  ({ id, images: images.map((image) => ({ id: image }) as ImageItem) }) as RenderView;

test('shows the first result of a fill that was waited for, and the source of any other', () => {
  expect(shownOf([render(1, 11, 12)], null, 1)?.id).toBe(11);
  expect(shownOf([render(1, 11, 12)], null, null)).toBeNull();
  expect(shownOf([], null, 1)).toBeNull();
});

test('shows what was chosen, until a newer fill is there', () => {
  const chosen = { renderId: 1, imageId: 12 };
  expect(shownOf([render(1, 11, 12)], chosen, 1)?.id).toBe(12);
  expect(shownOf([render(1, 11, 12)], { renderId: 1, imageId: null }, 1)).toBeNull();
  expect(shownOf([render(2, 21), render(1, 11, 12)], chosen, 2)?.id).toBe(21);
});
