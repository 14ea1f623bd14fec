import type { ImageItem } from '@kenna/contract';

/*
 * A picture is held by many lists: renders, my images, collections, a lineage. Each change of a picture is made wherever
 * it is held, without knowing those lists: whatever looks like the picture is changed, everything else stays itself.
 */

type Change = (image: ImageItem) => ImageItem | null;

/** The same data with each picture of these ids changed; null takes it out of its list. Unchanged data is answered itself. */
export function withImages<Data>(data: Data, ids: ReadonlySet<number>, change: Change): Data {
  return walk(data, ids, change) as Data;
}

function walk(value: unknown, ids: ReadonlySet<number>, change: Change): unknown {
  if (Array.isArray(value)) return walkList(value, ids, change);
  if (value === null || typeof value !== 'object' || isImage(value)) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [name, held] of Object.entries(value)) {
    const next = isImage(held) ? changedImage(held, ids, change) : walk(held, ids, change);
    if (next !== held) changed = { ...(changed ?? value), [name]: next };
  }
  return changed ?? value;
}

function walkList(list: readonly unknown[], ids: ReadonlySet<number>, change: Change): readonly unknown[] {
  // Numbers and words, by far the most lists, hold no pictures.
  if (typeof list[0] !== 'object') return list;
  let differs = false;
  const next = list.flatMap((held) => {
    const one = isImage(held) ? changedImage(held, ids, change) : walk(held, ids, change);
    if (one !== held) differs = true;
    return one === null && held !== null ? [] : [one];
  });
  return differs ? next : list;
}

const changedImage = (image: ImageItem, ids: ReadonlySet<number>, change: Change): ImageItem | null =>
  ids.has(image.id) ? change(image) : image;

const isImage = (value: unknown): value is ImageItem =>
  value !== null && typeof value === 'object' && 'image_id' in value && 'thumbhash' in value && 'is_like' in value;
