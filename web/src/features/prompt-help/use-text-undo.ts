import { useState, type KeyboardEvent } from 'react';

interface Change {
  readonly before: string;
  readonly after: string;
}

/** Undoes replacements of the whole text, as long as nothing was typed after them. */
export function useTextUndo(text: string, onText: (text: string) => void) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const last = changes.at(-1);
  const undo =
    last?.after !== text
      ? null
      : () => {
          setChanges(changes.slice(0, -1));
          onText(last.before);
        };
  return {
    replace: (after: string) => {
      if (after === text) return;
      setChanges([...(undo === null ? [] : changes), { before: text, after }]);
      onText(after);
    },
    undo,
    /** Ctrl+Z or ⌘Z. Without a replacement to undo, the field undoes typing as usual. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || !undo) return;
      event.preventDefault();
      undo();
    },
  };
}
