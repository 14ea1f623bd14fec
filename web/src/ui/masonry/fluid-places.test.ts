import { expect, test } from 'vitest';
import { fluidPlaces } from './fluid-places.ts';
import { masonryLayout } from './masonry-layout.ts';

const items = Array.from({ length: 10 }, (_, index) => ({ width: 100, height: 100 + ((index * 37) % 80) }));

test('places pictures before the wall is measured in the same columns as after it', () => {
  const [gap, foot, width] = [8, 92, 380];
  const { wall, places } = fluidPlaces(items, [2, 3]) as unknown as Record<'wall', Record<string, number>> & {
    places: Record<string, number>[];
  };
  const measured = masonryLayout({ items, columns: 2, width, gap, foot });
  const column = (width - gap) / 2;
  for (const place of measured.columns.flat()) {
    const { '--x2': x, '--y2': y, '--n2': n, '--shape': shape } = places[place.index]!;
    expect(x! * (column + gap)).toBeCloseTo(place.left, 1);
    expect(y! * column + n! * (foot + gap)).toBeCloseTo(place.top, 1);
    expect(shape! * column + foot).toBeCloseTo(place.height, 1);
  }
  expect(wall['--y2']! * column + wall['--n2']! * (foot + gap) - gap).toBeCloseTo(measured.height, 1);
});
