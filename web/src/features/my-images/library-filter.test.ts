import { expect, test } from 'vitest';
import { filterOf, isFiltered } from './library-filter.ts';

test('reads a filter from the address', () => {
  expect(filterOf(new URLSearchParams('search=red+silk&tool=Adjust&colour=red&from=2026-05-01'))).toEqual({
    search: 'red silk',
    tool: 'Adjust',
    colour: 'red',
    from: '2026-05-01',
  });
});

test('ignores invalid values', () => {
  const filter = filterOf(new URLSearchParams('search=+&tool=Oven&colour=mauve&shape=round&from=yesterday&tab=liked'));
  expect(filter).toEqual({});
  expect(isFiltered(filter)).toBe(false);
});
