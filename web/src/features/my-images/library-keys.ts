export interface LibraryKeys {
  /** Toggles the focused picture, or with `range` selects all from the last toggled one. */
  readonly select: (id: number, range: boolean) => void;
  /** Moves the focus by a number of pictures, negative for backwards. */
  readonly step: (id: number, by: number) => void;
  readonly selectAll: () => void;
  /** Clears the selection. Returns false if it was empty. */
  readonly clear: () => boolean;
  /**
   * Runs the action of a key on the selected pictures, or else on the focused one. Returns false if there is no such
   * action or picture.
   */
  readonly act: (key: string, focused: number | null) => boolean;
}

const FIELDS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="listbox"]';

/** Handles a key press for the library, except in fields, menus and dialogs. */
export function libraryKey(event: KeyboardEvent, keys: LibraryKeys): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || target?.closest(FIELDS)) return;
  const focused = Number(target?.closest('[data-picture]')?.getAttribute('data-picture')) || null;
  if (isHandled(event, keys, focused)) event.preventDefault();
}

function isHandled(event: KeyboardEvent, keys: LibraryKeys, focused: number | null): boolean {
  if (event.ctrlKey || event.metaKey) {
    if (event.key !== 'a') return false;
    keys.selectAll();
    return true;
  }
  if (event.key === 'Escape') return keys.clear();
  if (focused !== null && (event.key === 'x' || event.key === 'X')) {
    keys.select(focused, event.shiftKey);
    return true;
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (focused !== null && step !== undefined) {
    keys.step(focused, step);
    return true;
  }
  return keys.act(event.key, focused);
}
