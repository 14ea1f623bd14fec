import type { ImageItem } from '@kenna/contract';

/*
 * The query cache stores the same picture in many lists: renders, my images, collections, a lineage. A change is
 * applied to every copy without knowledge of these lists: every object that has the shape of an image and a listed id is
 * replaced, and unchanged objects keep their identity.
 */

type Change = (image: ImageItem) => ImageItem | null;

/**
 * Returns the data with `change` applied to each image whose id is listed. An image for which it returns null is
 * removed from its list; in a field it becomes null. The data itself must not be an image. Data without such an image is
 * returned as the same object.
 */
export function withImages<Data>(data: Data, ids: ReadonlySet<number>, change: Change): Data {
  return walk(data, ids, change) as Data;
}

function walk(value: unknown, ids: ReadonlySet<number>, change: Change): unknown {
  if (Array.isArray(value)) return walkList(value, ids, change);
  if (value === null || typeof value !== 'object' || isImage(value)) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [name, item] of Object.entries(value)) {
    const next = isImage(item) ? changedImage(item, ids, change) : walk(item, ids, change);
    if (next !== item) changed = { ...(changed ?? value), [name]: next };
  }
  return changed ?? value;
}

function walkList(list: readonly unknown[], ids: ReadonlySet<number>, change: Change): readonly unknown[] {
  // Lists of numbers and strings are the great majority and contain no images.
  if (typeof list[0] !== 'object') return list;
  let differs = false;
  const next = list.flatMap((item) => {
    const one = isImage(item) ? changedImage(item, ids, change) : walk(item, ids, change);
    if (one !== item) differs = true;
    return one === null && item !== null ? [] : [one];
  });
  return differs ? next : list;
}

const changedImage = (image: ImageItem, ids: ReadonlySet<number>, change: Change): ImageItem | null =>
  ids.has(image.id) ? change(image) : image;

const isImage = (value: unknown): value is ImageItem =>
  value !== null && typeof value === 'object' && 'image_id' in value && 'thumbhash' in value && 'is_like' in value;
