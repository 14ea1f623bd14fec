import { useRef, useState, type ReactNode } from 'react';
import { createMasonry, type MasonryItem } from './create-masonry.ts';
import { placesBetween } from './masonry-layout.ts';
import classes from './masonry.module.css';
import { useWindow } from './use-window.ts';

interface MasonryProps<Item extends MasonryItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** How many columns a wall of that many pixels has. */
  readonly columns: (width: number) => number;
  readonly gap?: number;
  /** Room under each picture, px. */
  readonly foot?: number;
  /** `width` is that of the column, px. */
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
  render,
}: MasonryProps<Item>) {
  const wall = useRef<HTMLUListElement>(null);
  const { width, from, to } = useWindow(wall);
  const count = columns(width);
  const [lay] = useState(createMasonry);
  const layout = lay({ items, columns: count, width, gap, foot });
  const places = width === 0 ? [] : placesBetween(layout, from - MARGIN, to + MARGIN);
  return (
    <ul ref={wall} className={classes.wall} aria-label={label} style={{ height: layout.height }}>
      {places.map(({ index, left, top, width: itemWidth, height }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={item.id}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ width: itemWidth, height, transform: `translate(${left}px, ${top}px)` }}
            >
              {render(item, index, itemWidth)}
            </li>
          )
        );
      })}
    </ul>
  );
}
