import type { CSSProperties } from 'react';
import { masonryLayout } from './masonry-layout.ts';

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Column width of a nominal wall in px. The order in which columns are filled hardly depends on it. */
const COLUMN_PX = 190;
/** Foot of a nominal wall in px. The order hardly depends on it either. */
const FOOT_PX = 12;

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * Positions of pictures before the wall is measured, for every number of columns, as CSS properties. With two columns
 * `--x2` is the column, `--y2` the height of the pictures above in column widths, and `--n2` the number of those
 * pictures. On the wall `--y2` and `--n2` describe its longest column.
 */
export function fluidPlaces(items: readonly Sized[], counts: readonly number[]) {
  const wall: Record<string, number> = {};
  const places = items.map(({ width, height }): Record<string, number> => ({ '--shape': rounded(height / width) }));
  for (const count of counts) {
    const { columns } = masonryLayout({ items, columns: count, width: COLUMN_PX * count, gap: 0, foot: FOOT_PX });
    let longest = 0;
    columns.forEach((column, x) => {
      let y = 0;
      column.forEach(({ index }, n) => {
        Object.assign(places[index]!, { [`--x${count}`]: x, [`--y${count}`]: rounded(y), [`--n${count}`]: n });
        y += items[index]!.height / items[index]!.width;
      });
      const end = y * COLUMN_PX + column.length * FOOT_PX;
      if (end <= longest) return;
      longest = end;
      Object.assign(wall, { [`--y${count}`]: rounded(y), [`--n${count}`]: column.length });
    });
  }
  return { wall, places } as { readonly wall: CSSProperties; readonly places: readonly CSSProperties[] };
}
