import { useState } from 'react';
import { beginHistory, changed, redone, settled, undone, type EditHistory } from '../../lib/drafts/edit-history.ts';
import type { Arrangement } from './arrangement.ts';

export interface BackdropEditor {
  readonly arrangement: Arrangement;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes the arrangement. Consecutive changes of one control are one undo step until `settle`. */
  readonly change: (control: string, arrangement: Arrangement) => void;
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo for an arrangement that is stored elsewhere. A change made there is a step as well. */
export function useBackdropEditor(
  arrangement: Arrangement,
  /** Address of the picture; another picture starts a new history. */
  picture: string,
  onChange: (arrangement: Arrangement) => void,
): BackdropEditor {
  const [stored, setStored] = useState<{ readonly picture: string; readonly history: EditHistory<Arrangement> } | null>(
    null,
  );
  const history =
    stored?.picture === picture ? changed(stored.history, 'elsewhere', arrangement) : beginHistory(arrangement);
  const go = (next: EditHistory<Arrangement>) => {
    setStored({ picture, history: next });
    if (next.present !== history.present) onChange(next.present);
  };
  return {
    arrangement,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (control, next) => go(changed(history, control, next)),
    settle: () => go(settled(history)),
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
  };
}
