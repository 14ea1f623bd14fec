/** Delay in ms between the last change and the save, so that a quick series of changes is saved once. */
const SAVE_DELAY_MS = 150;

export interface Autosave {
  /** Has the work saved soon, and notifies the listeners that it is not saved yet. */
  readonly changed: () => void;
  /** Notifies of `true` only when no change came after the saved work. @returns a function that removes the listener. */
  readonly onSaved: (listener: (isSaved: boolean) => void) => () => void;
  /** Ends the waiting and saves at once what is not saved yet. */
  readonly stop: () => void;
}

/**
 * Saves work soon after each change.
 * @param save saves the work as it is when it is called; it rejects in a browser that cannot store it, and the work goes on
 * @param saveAtEnd does the same for the last save, if `save` relies on what ends with the work
 */
export function createAutosave(save: () => Promise<void>, saveAtEnd = save): Autosave {
  const listeners = new Set<(isSaved: boolean) => void>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let changes = 0;
  /** Number of changes that are in the saved work. */
  let saved = 0;
  const notify = (isSaved: boolean) => {
    for (const listener of listeners) listener(isSaved);
  };
  const write = async (saving: () => Promise<void>) => {
    timer = null;
    const change = changes;
    const isSaved = await saving().then(
      () => true,
      () => false,
    );
    if (isSaved) saved = Math.max(saved, change);
    notify(saved === changes);
  };
  return {
    changed: () => {
      changes++;
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => void write(save), SAVE_DELAY_MS);
      notify(false);
    },
    onSaved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      if (saved < changes) void write(saveAtEnd);
    },
  };
}
