import type { Adjustment } from '@kenna/contract';

/** Steps that can be taken back. */
const DEPTH = 64;

/** What was set, step by step. */
export interface EditHistory {
  readonly past: readonly Adjustment[];
  readonly present: Adjustment;
  readonly future: readonly Adjustment[];
  /** What is being moved: until it is let go, all of its moves are one step. */
  readonly moving: string | null;
}

export const beginHistory = (present: Adjustment): EditHistory => ({ past: [], present, future: [], moving: null });

/** Another value of what `control` names. */
export function changed(history: EditHistory, control: string, change: Partial<Adjustment>): EditHistory {
  const present = { ...history.present, ...change };
  if (isSame(present, history.present)) return history;
  const past = history.moving === control ? history.past : [...history.past, history.present].slice(-DEPTH);
  return { past, present, future: [], moving: control };
}

/** The control was let go. */
export const settled = (history: EditHistory): EditHistory =>
  history.moving === null ? history : { ...history, moving: null };

export function undone(history: EditHistory): EditHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], moving: null };
}

export function redone(history: EditHistory): EditHistory {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future, moving: null };
}

/** Adjustments are plain and small. */
export const isSame = (a: Adjustment, b: Adjustment): boolean => JSON.stringify(a) === JSON.stringify(b);
