import { expect, test } from 'vitest';
import { dropBefore, reorder } from './reorder.ts';

const pages = [{ images: [{ id: 1 }, { id: 2 }] }, { images: [{ id: 3 }, { id: 4 }] }];
const idsOf = (list: readonly { images: readonly { id: number }[] }[]) =>
  list.map(({ images }) => images.map(({ id }) => id));

test('moves a picture before another one, across pages that keep their lengths', () => {
  expect(idsOf(reorder(pages, 4, 2))).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(idsOf(reorder(pages, 1, null))).toEqual([
    [2, 3],
    [4, 1],
  ]);
});

test('an id that is not in the list moves nothing', () => {
  expect(idsOf(reorder(pages, 9, 1))).toEqual(idsOf(pages));
});

const ids = [1, 2, 3];

test('a drop inserts before or after its target, depending on the half that was hit', () => {
  expect(dropBefore(ids, { id: 3, on: 1, after: false }, true)).toBe(1);
  expect(dropBefore(ids, { id: 3, on: 1, after: true }, true)).toBe(2);
  expect(dropBefore(ids, { id: 1, on: 3, after: true }, true)).toBeNull();
});

test('a drop that changes nothing, or at the end of a list that is not fully loaded, does nothing', () => {
  expect(dropBefore(ids, { id: 2, on: 1, after: true }, true)).toBeUndefined();
  expect(dropBefore(ids, { id: 2, on: 2, after: false }, true)).toBeUndefined();
  expect(dropBefore(ids, { id: 1, on: 3, after: true }, false)).toBeUndefined();
});
