interface Page<Item> {
  readonly images: readonly Item[];
}

/** Pages of a list with one item put before another (null: after all), each page as long as it was. */
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
 * Before which picture one comes to stand that is dropped on another, on its first or its second half. null: after all;
 * undefined: nothing moves, or the list is not read far enough to say.
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
