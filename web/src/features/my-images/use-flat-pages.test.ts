import { expect, test } from 'vitest';
import { createFlatPages } from './use-flat-pages.ts';

const page = (...images: number[]) => ({ images });
const flatten = () => createFlatPages(({ images }: { images: number[] }) => images);

test('concatenates pages in order, and returns the same list while nothing changes', () => {
  const flat = flatten();
  const pages = [page(1, 2), page(3)];
  const first = flat(pages);
  expect(first).toEqual([1, 2, 3]);
  expect(flat([...pages])).toBe(first);
  expect(flat([...pages, page(4, 5)])).toEqual([1, 2, 3, 4, 5]);
  expect(first).toEqual([1, 2, 3]);
});

test('notices a page that was changed or removed', () => {
  const flat = flatten();
  const [one, two] = [page(1), page(2)];
  flat([one, two]);
  expect(flat([page(9), two])).toEqual([9, 2]);
  expect(flat([one])).toEqual([1]);
  expect(flat([])).toEqual([]);
});
