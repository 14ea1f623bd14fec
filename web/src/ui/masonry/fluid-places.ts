import type { CSSProperties } from 'react';
import { masonryLayout } from './masonry-layout.ts';

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Of a nominal wall, px: where the next picture comes to lie hardly depends on them. */
const COLUMN = 190;
const FOOT = 12;

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * Where pictures lie before the wall is measured, for every number of columns, as properties for a style sheet: `--x2` is
 * the column where there are two, `--y2` the height above it in widths of a column, `--n2` how many pictures that is. The
 * wall has the same of its longest column.
 */
export function fluidPlaces(items: readonly Sized[], counts: readonly number[]) {
  const wall: Record<string, number> = {};
  const places = items.map(({ width, height }): Record<string, number> => ({ '--shape': rounded(height / width) }));
  for (const count of counts) {
    const { columns } = masonryLayout({ items, columns: count, width: COLUMN * count, gap: 0, foot: FOOT });
    let longest = 0;
    columns.forEach((column, x) => {
      let y = 0;
      column.forEach(({ index }, n) => {
        Object.assign(places[index]!, { [`--x${count}`]: x, [`--y${count}`]: rounded(y), [`--n${count}`]: n });
        y += items[index]!.height / items[index]!.width;
      });
      const end = y * COLUMN + column.length * FOOT;
      if (end <= longest) return;
      longest = end;
      Object.assign(wall, { [`--y${count}`]: rounded(y), [`--n${count}`]: column.length });
    });
  }
  return { wall, places } as { readonly wall: CSSProperties; readonly places: readonly CSSProperties[] };
}
