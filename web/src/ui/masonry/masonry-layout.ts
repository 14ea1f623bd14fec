interface Sized {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly index: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface MasonryLayout {
  /** Positions by column, each from top to bottom. */
  readonly columns: readonly (readonly Place[])[];
  readonly height: number;
  /** Number of pictures in the layout. */
  readonly count: number;
}

export interface MasonryInput<Item extends Sized = Sized> {
  readonly items: readonly Item[];
  readonly columns: number;
  /** Width of the whole wall in px. */
  readonly width: number;
  readonly gap: number;
  /** Height that is added under each picture, in px. */
  readonly foot?: number;
}

/**
 * Places each picture in its own aspect ratio under the shortest column. `earlier` is a layout of the first of these
 * items at the same measures: it is continued, so that only added items are computed.
 */
export function masonryLayout(
  { items, columns, width, gap, foot = 0 }: MasonryInput,
  earlier: MasonryLayout | null = null,
): MasonryLayout {
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const places: Place[][] = Array.from({ length: columns }, (_, column) => [...(earlier?.columns[column] ?? [])]);
  const ends = Float64Array.from(places, (column) => endOf(column.at(-1), gap));
  for (let index = earlier?.count ?? 0; index < items.length; index++) {
    const item = items[index]!;
    const column = shortest(ends);
    const height = (columnWidth * item.height) / item.width + foot;
    const top = ends[column] ?? 0;
    places[column]?.push({ index, left: column * (columnWidth + gap), top, width: columnWidth, height });
    ends[column] = top + height + gap;
  }
  return { columns: places, height: Math.max(0, Math.max(...ends) - gap), count: items.length };
}

const endOf = (last: Place | undefined, gap: number): number => (last ? last.top + last.height + gap : 0);

function shortest(ends: Float64Array): number {
  let column = 0;
  for (let other = 1; other < ends.length; other++) if (ends[other]! < ends[column]!) column = other;
  return column;
}

/** Pictures that overlap a range of heights in px, in the order of the list. */
export function placesBetween({ columns }: MasonryLayout, from: number, to: number): Place[] {
  const seen = columns.flatMap((places) => {
    let at = firstEndingAfter(places, from);
    const inSight: Place[] = [];
    for (let place = places[at]; place !== undefined && place.top < to; place = places[++at]) inSight.push(place);
    return inSight;
  });
  return seen.sort((one, other) => one.index - other.index);
}

function firstEndingAfter(places: readonly Place[], height: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place && place.top + place.height <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
