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
  /** By column, each from top to bottom. */
  readonly columns: readonly (readonly Place[])[];
  readonly height: number;
}

interface MasonryInput {
  readonly items: readonly Sized[];
  readonly columns: number;
  /** Of the whole wall, px. */
  readonly width: number;
  readonly gap: number;
  /** Added under each picture, px. */
  readonly foot?: number;
}

/** Each picture in its true shape, in turn under the shortest column. */
export function masonryLayout({ items, columns, width, gap, foot = 0 }: MasonryInput): MasonryLayout {
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const places: Place[][] = Array.from({ length: columns }, () => []);
  const ends = new Float64Array(columns);
  for (const [index, item] of items.entries()) {
    const column = ends.indexOf(Math.min(...ends));
    const height = (columnWidth * item.height) / item.width + foot;
    const top = ends[column] ?? 0;
    places[column]?.push({ index, left: column * (columnWidth + gap), top, width: columnWidth, height });
    ends[column] = top + height + gap;
  }
  return { columns: places, height: Math.max(0, Math.max(...ends) - gap) };
}

/** What lies between two heights, in the order of the list. */
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
