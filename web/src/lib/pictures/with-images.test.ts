import type { ImageItem } from '@kenna/contract';
import { expect, test } from 'vitest';
import { withImages } from './with-images.ts';

const image = (id: number) => ({ id, image_id: id, thumbhash: '', is_like: false, width: 1, height: 1 }) as ImageItem;
const like = (held: ImageItem): ImageItem => ({ ...held, is_like: true });

test('changes a picture in every list that contains it, and nothing else', () => {
  const renders = {
    pages: [
      {
        renders: [
          { id: 1, images: [image(1), image(2)] },
          { id: 2, images: [image(3)] },
        ],
      },
    ],
  };
  const after = withImages(renders, new Set([2]), like);
  expect(after.pages[0]?.renders[0]?.images.map(({ is_like }) => is_like)).toEqual([false, true]);
  expect(after.pages[0]?.renders[1]).toBe(renders.pages[0]?.renders[1]);
});

test('removes a picture from its list', () => {
  const page = { images: [image(1), image(2)], next: null };
  expect(withImages(page, new Set([1]), () => null).images.map(({ id }) => id)).toEqual([2]);
});

test('returns the same object when the data does not contain the picture', () => {
  const data = { pages: [{ images: [image(1)] }], pageParams: [undefined], note: null };
  expect(withImages(data, new Set([9]), like)).toBe(data);
});

test('does not mistake another object with the same id for a picture', () => {
  const collections = { collections: [{ id: 1, title: 'Silk', images: [image(7)] }] };
  expect(withImages(collections, new Set([1]), () => null)).toBe(collections);
});
