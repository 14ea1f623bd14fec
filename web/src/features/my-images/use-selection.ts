import { useMemo, useState } from 'react';
import type { LibraryImage } from './my-images.api.ts';
import { extended, NOTHING, toggled, within } from './selection.ts';

/** The chosen pictures of a list; what leaves the list is no longer chosen. */
export function useSelection(images: readonly LibraryImage[]) {
  const [held, setHeld] = useState(NOTHING);
  const order = useMemo(() => images.map(({ id }) => id), [images]);
  const selection = useMemo(() => (held.ids.size === 0 ? held : within(held, order)), [held, order]);
  return {
    ids: selection.ids,
    images: selection.ids.size === 0 ? [] : images.filter(({ id }) => selection.ids.has(id)),
    /** `range`: everything from the one chosen last. */
    choose: (id: number, range: boolean) => setHeld(range ? extended(selection, order, id) : toggled(selection, id)),
    chooseOnly: (ids: ReadonlySet<number>) => setHeld({ ids, anchor: [...ids].at(-1) ?? null }),
    chooseAll: () => setHeld({ ids: new Set(order), anchor: order[0] ?? null }),
    clear: () => setHeld(NOTHING),
  };
}

export type SelectionControl = ReturnType<typeof useSelection>;
