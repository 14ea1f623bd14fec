import { expect, test } from 'vitest';
import { createMasonry } from './create-masonry.ts';
import { masonryLayout } from './masonry-layout.ts';

const items = Array.from({ length: 300 }, (_, id) => ({ id, width: 100, height: 60 + ((id * 37) % 90) }));
const measures = { columns: 4, width: 430, gap: 10 };
const layoutOf = (list: typeof items) => masonryLayout({ items: list, ...measures });

test('a list that grew has the same layout as one that was complete from the start', () => {
  const lay = createMasonry();
  lay({ items: items.slice(0, 40), ...measures });
  lay({ items: items.slice(0, 41), ...measures });
  expect(lay({ items, ...measures })).toEqual(layoutOf(items));
});

test('the layout of an unchanged list is reused', () => {
  const lay = createMasonry();
  const first = lay({ items, ...measures });
  expect(lay({ items: [...items], ...measures })).toBe(first);
});

test('a removed item, an item added in front and another width each cause a new layout', () => {
  const lay = createMasonry();
  lay({ items: items.slice(0, 100), ...measures });
  const without = [...items.slice(0, 50), ...items.slice(51)];
  expect(lay({ items: without, ...measures })).toEqual(layoutOf(without));
  const more = [{ id: 999, width: 100, height: 400 }, ...without];
  expect(lay({ items: more, ...measures })).toEqual(layoutOf(more));
  expect(lay({ items: more, ...measures, width: 860 }).height).toBeCloseTo(
    masonryLayout({ items: more, ...measures, width: 860 }).height,
  );
});
