import { useState } from 'react';
import { beginHistory, changed, redone, settled, undone, type EditHistory } from '../../lib/drafts/edit-history.ts';
import type { Arrangement } from './arrangement.ts';

export interface BackdropEditor {
  readonly arrangement: Arrangement;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Moves of one control are one step until it is let go. */
  readonly change: (control: string, arrangement: Arrangement) => void;
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Steps back and forth over an arrangement that is kept elsewhere; what is changed there is a step as well. */
export function useBackdropEditor(
  arrangement: Arrangement,
  /** Of the picture: another one begins anew. */
  picture: string,
  onChange: (arrangement: Arrangement) => void,
): BackdropEditor {
  const [held, setHeld] = useState<{ readonly picture: string; readonly history: EditHistory<Arrangement> } | null>(
    null,
  );
  const history =
    held?.picture === picture ? changed(held.history, 'elsewhere', arrangement) : beginHistory(arrangement);
  const go = (next: EditHistory<Arrangement>) => {
    setHeld({ picture, history: next });
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
