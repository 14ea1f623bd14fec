interface Page<Item> {
  readonly images: readonly Item[];
}

/** Moves one item of a paged list before another one, or to the end for null. Each page keeps its length. */
export function reorder<Item extends { readonly id: number }, P extends Page<Item>>(
  pages: readonly P[],
  id: number,
  beforeId: number | null,
): P[] {
  const all = pages.flatMap((page) => page.images);
  const moved = all.find((item) => item.id === id);
  if (!moved || id === beforeId) return [...pages];
  const rest = all.filter((item) => item !== moved);
  const found = rest.findIndex((item) => item.id === beforeId);
  const at = found < 0 ? rest.length : found;
  const ordered = [...rest.slice(0, at), moved, ...rest.slice(at)];
  let taken = 0;
  return pages.map((page) => ({ ...page, images: ordered.slice(taken, (taken += page.images.length)) }));
}

/**
 * Returns the id of the picture before which a dropped one is inserted; `after` says that it was dropped on the second
 * half of its target. null means the end of the list. undefined means that nothing moves, because the position is
 * unchanged or its successor has not been loaded.
 */
export function dropBefore(
  ids: readonly number[],
  { id, on, after }: { id: number; on: number; after: boolean },
  isWhole: boolean,
): number | null | undefined {
  const target = ids.indexOf(on) + (after ? 1 : 0);
  const from = ids.indexOf(id);
  if (target === from || target === from + 1) return undefined;
  return ids[target] ?? (isWhole ? null : undefined);
}
