import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useIsHydrating } from '../use-is-hydrating.ts';
import { createMasonry, type MasonryItem } from './create-masonry.ts';
import { fluidPlaces } from './fluid-places.ts';
import { placesBetween } from './masonry-layout.ts';
import classes from './masonry.module.css';
import { useGradualPlaces } from './use-gradual-places.ts';
import { useVisiblePart } from './use-visible-part.ts';

interface MasonryProps<Item extends MasonryItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Number of columns for a wall of that width in px. */
  readonly columns: (width: number) => number;
  readonly gap?: number;
  /** Height reserved under each picture, in px. */
  readonly foot?: number;
  /**
   * For a wall that the server may render: the numbers of columns among which its style sheet chooses by `--x`, `--y`
   * and `--n` (see `fluidPlaces`). All items are then placed before the wall is measured.
   */
  readonly drawnColumns?: readonly number[];
  /** `width` is the width of the column in px, and 0 before it is measured. */
  readonly render: (item: Item, index: number, width: number) => ReactNode;
}

/** Height above and below the visible part that is rendered too, in px. */
const MARGIN_PX = 720;

/**
 * A wall of pictures in their own aspect ratios. Only pictures near the visible part are in the document, however long
 * the list is.
 */
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
  const { width, from, to } = useVisiblePart(wall);
  const [isFromServer] = useState(useIsHydrating());
  const fluid = useMemo(
    () => (isFromServer && drawnColumns ? fluidPlaces(items, drawnColumns) : null),
    [isFromServer, drawnColumns, items],
  );
  const count = columns(width);
  const [lay] = useState(createMasonry);
  const layout = lay({ items, columns: count, width, gap, foot });
  const inSight = width === 0 ? [] : placesBetween(layout, from - MARGIN_PX, to + MARGIN_PX);
  const idOf = (index: number) => items[index]?.id;
  const places = useGradualPlaces(inSight, { idOf, from, to, start: fluid ? items.map(({ id }) => id) : [] });
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
