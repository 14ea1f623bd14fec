import type { ImageItem } from '@kenna/contract';
import { expect, test } from 'vitest';
import { withImages } from './with-images.ts';

const image = (id: number) => ({ id, image_id: id, thumbhash: '', is_like: false, width: 1, height: 1 }) as ImageItem;
const like = (held: ImageItem): ImageItem => ({ ...held, is_like: true });

test('changes a picture in every list that holds it, and nothing else', () => {
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

test('takes a picture out of its list', () => {
  const page = { images: [image(1), image(2)], next: null };
  expect(withImages(page, new Set([1]), () => null).images.map(({ id }) => id)).toEqual([2]);
});

test('answers data that does not hold the picture itself', () => {
  const data = { pages: [{ images: [image(1)] }], pageParams: [undefined], note: null };
  expect(withImages(data, new Set([9]), like)).toBe(data);
});

test('a thing with the id of a picture is not one', () => {
  const collections = { collections: [{ id: 1, title: 'Silk', images: [image(7)] }] };
  expect(withImages(collections, new Set([1]), () => null)).toBe(collections);
});
