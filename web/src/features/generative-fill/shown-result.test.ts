import type { ImageItem, RenderView } from '@kenna/contract';
import { expect, test } from 'vitest';
import { shownOf } from './shown-result.ts';

const render = (id: number, ...images: number[]) =>
  ({ id, images: images.map((image) => ({ id: image, is_nsfw: false }) as ImageItem) }) as RenderView;

test('shows the first result of an awaited fill, and otherwise the source', () => {
  expect(shownOf([render(1, 11, 12)], { choice: null, awaited: 1, allowExplicit: false })?.id).toBe(11);
  expect(shownOf([render(1, 11, 12)], { choice: null, awaited: null, allowExplicit: false })).toBeNull();
  expect(shownOf([], { choice: null, awaited: 1, allowExplicit: false })).toBeNull();
});

test('shows the chosen result until a newer fill is finished', () => {
  const choice = { renderId: 1, imageId: 12 };
  expect(shownOf([render(1, 11, 12)], { choice, awaited: 1, allowExplicit: false })?.id).toBe(12);
  expect(
    shownOf([render(1, 11, 12)], { choice: { renderId: 1, imageId: null }, awaited: 1, allowExplicit: false }),
  ).toBeNull();
  expect(shownOf([render(2, 21), render(1, 11, 12)], { choice, awaited: 2, allowExplicit: false })?.id).toBe(21);
});

test('shows an explicit result only when it is chosen or such pictures are allowed', () => {
  const explicit = { id: 1, images: [{ id: 11, is_nsfw: true }] } as RenderView;
  expect(shownOf([explicit], { choice: null, awaited: 1, allowExplicit: false })).toBeNull();
  expect(shownOf([explicit], { choice: null, awaited: 1, allowExplicit: true })?.id).toBe(11);
  expect(shownOf([explicit], { choice: { renderId: 1, imageId: 11 }, awaited: 1, allowExplicit: false })?.id).toBe(11);
});
