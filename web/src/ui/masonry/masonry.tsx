import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useIsDrawn } from '../use-is-drawn.ts';
import { createMasonry, type MasonryItem } from './create-masonry.ts';
import { fluidPlaces } from './fluid-places.ts';
import { placesBetween } from './masonry-layout.ts';
import classes from './masonry.module.css';
import { useBitByBit } from './use-bit-by-bit.ts';
import { useWindow } from './use-window.ts';

interface MasonryProps<Item extends MasonryItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** How many columns a wall of that many pixels has. */
  readonly columns: (width: number) => number;
  readonly gap?: number;
  /** Room under each picture, px. */
  readonly foot?: number;
  /**
   * For a wall that the server may draw: the numbers of columns that its style sheet chooses from as `--x`, `--y` and `--n`
   * (see `fluidPlaces`). All items lie in their places then before the wall is measured.
   */
  readonly drawnColumns?: readonly number[];
  /** `width` is that of the column, px; 0 before it is known. */
  readonly render: (item: Item, index: number, width: number) => ReactNode;
}

/** Drawn above and below what is in sight, px. */
const MARGIN = 720;

/** A wall of pictures in their true shapes. Only what is near the sight is in the document, however long the list. */
export function Masonry<Item extends MasonryItem>({
  label,
  items,
  columns,
  gap = 12,
  foot = 0,
  drawnColumns,
  render,
}: MasonryProps<Item>) {
  const wall = useRef<HTMLUListElement>(null);
  const { width, from, to } = useWindow(wall);
  const [isDrawn] = useState(useIsDrawn());
  const fluid = useMemo(
    () => (isDrawn && drawnColumns ? fluidPlaces(items, drawnColumns) : null),
    [isDrawn, drawnColumns, items],
  );
  const count = columns(width);
  const [lay] = useState(createMasonry);
  const layout = lay({ items, columns: count, width, gap, foot });
  const inSight = width === 0 ? [] : placesBetween(layout, from - MARGIN, to + MARGIN);
  const idOf = (index: number) => items[index]?.id;
  const places = useBitByBit(inSight, { idOf, from, to, start: fluid ? items.map(({ id }) => id) : [] });
  const picture = (index: number, itemWidth: number, style: CSSProperties) => {
    const item = items[index];
    return (
      item && (
        <li key={item.id} aria-setsize={items.length} aria-posinset={index + 1} style={style}>
          {render(item, index, itemWidth)}
        </li>
      )
    );
  };
  if (width === 0 && fluid) {
    return (
      <ul ref={wall} className={classes.fluid} aria-label={label} style={{ '--gap': `${gap}px`, ...fluid.wall }}>
        {fluid.places.map((place, index) => picture(index, 0, place))}
      </ul>
    );
  }
  return (
    <ul ref={wall} className={classes.wall} aria-label={label} style={{ height: layout.height }}>
      {places.map(({ index, left, top, width: itemWidth, height }) =>
        picture(index, itemWidth, { width: itemWidth, height, transform: `translate(${left}px, ${top}px)` }),
      )}
    </ul>
  );
}
