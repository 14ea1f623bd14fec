import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LibraryImage } from './my-images.api.ts';
import { extended, NOTHING, toggled, within } from './selection.ts';

/**
 * The selected pictures of a list, without those that have left it. The returned functions are stable, so that tiles do
 * not render again when the list grows.
 */
export function useSelection(images: readonly LibraryImage[]) {
  const [stored, setStored] = useState(NOTHING);
  const order = useMemo(() => images.map(({ id }) => id), [images]);
  const selection = useMemo(() => (stored.ids.size === 0 ? stored : within(stored, order)), [stored, order]);
  const latest = useRef({ selection, order });
  useEffect(() => {
    latest.current = { selection, order };
  }, [selection, order]);
  return {
    ids: selection.ids,
    images: useMemo(
      () => (selection.ids.size === 0 ? [] : images.filter(({ id }) => selection.ids.has(id))),
      [images, selection],
    ),
    /** Toggles a picture, or with `range` selects all from the last toggled one. */
    select: useCallback((id: number, range: boolean) => {
      const now = latest.current;
      setStored(range ? extended(now.selection, now.order, id) : toggled(now.selection, id));
    }, []),
    selectOnly: useCallback((ids: ReadonlySet<number>) => setStored({ ids, anchor: [...ids].at(-1) ?? null }), []),
    selectAll: useCallback(() => {
      const all = latest.current.order;
      setStored({ ids: new Set(all), anchor: all[0] ?? null });
    }, []),
    clear: useCallback(() => setStored(NOTHING), []),
  };
}

export type SelectionControl = ReturnType<typeof useSelection>;
