import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LibraryImage } from './my-images.api.ts';
import { extended, NOTHING, toggled, within } from './selection.ts';

/** The chosen pictures of a list; what leaves the list is no longer chosen. What changes it stays the same as the list grows. */
export function useSelection(images: readonly LibraryImage[]) {
  const [held, setHeld] = useState(NOTHING);
  const order = useMemo(() => images.map(({ id }) => id), [images]);
  const selection = useMemo(() => (held.ids.size === 0 ? held : within(held, order)), [held, order]);
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
    /** `range`: everything from the one chosen last. */
    choose: useCallback((id: number, range: boolean) => {
      const now = latest.current;
      setHeld(range ? extended(now.selection, now.order, id) : toggled(now.selection, id));
    }, []),
    chooseOnly: useCallback((ids: ReadonlySet<number>) => setHeld({ ids, anchor: [...ids].at(-1) ?? null }), []),
    chooseAll: useCallback(() => {
      const all = latest.current.order;
      setHeld({ ids: new Set(all), anchor: all[0] ?? null });
    }, []),
    clear: useCallback(() => setHeld(NOTHING), []),
  };
}

export type SelectionControl = ReturnType<typeof useSelection>;
