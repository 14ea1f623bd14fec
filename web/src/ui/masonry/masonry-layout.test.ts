import { expect, test } from 'vitest';
import { masonryLayout, placesBetween } from './masonry-layout.ts';

const square = { width: 100, height: 100 };
const tall = { width: 100, height: 200 };

test('puts each picture under the shortest column', () => {
  const { columns, height } = masonryLayout({ items: [tall, square, square], columns: 2, width: 210, gap: 10 });
  expect(columns.map((places) => places.map(({ index, top }) => [index, top]))).toEqual([
    [[0, 0]],
    [
      [1, 0],
      [2, 110],
    ],
  ]);
  expect(height).toBe(210);
});

test('an empty wall has no height', () => {
  expect(masonryLayout({ items: [], columns: 3, width: 300, gap: 0 }).height).toBe(0);
});

test('finds the visible places of a long wall, in the order of the list', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => (index % 3 === 0 ? tall : square));
  const layout = masonryLayout({ items, columns: 4, width: 430, gap: 10 });
  const seen = placesBetween(layout, 5000, 6000);
  const all = layout.columns.flat().filter(({ top, height }) => top + height > 5000 && top < 6000);
  expect(seen).toEqual(all.sort((one, other) => one.index - other.index));
  expect(seen.length).toBeLessThan(60);
});
