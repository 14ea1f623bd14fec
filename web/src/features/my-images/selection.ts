/** Selected pictures, and the last one that was toggled, at which a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly anchor: number | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds all pictures between the anchor and this one in the order of the list. */
export function extended({ ids, anchor }: Selection, order: readonly number[], id: number): Selection {
  const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)];
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id };
  return { ids: new Set([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]), anchor: anchor ?? id };
}

/** Returns the selection without pictures that are no longer in the list. */
export function within(selection: Selection, order: readonly number[]): Selection {
  const listed = new Set(order);
  const ids = new Set([...selection.ids].filter((id) => listed.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}
