/** Maximum number of steps that can be undone. */
const MAX_STEPS = 64;

/** Settings with their history for undo and redo. */
export interface EditHistory<Value extends object> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** Name of the control that is being dragged, null if none is. All changes of one drag form a single step. */
  readonly moving: string | null;
}

export const beginHistory = <Value extends object>(present: Value): EditHistory<Value> => ({
  past: [],
  present,
  future: [],
  moving: null,
});

/** Records new values that were set with the named control. */
export function changed<Value extends object>(
  history: EditHistory<Value>,
  control: string,
  change: Partial<Value>,
): EditHistory<Value> {
  const present = { ...history.present, ...change };
  if (isSame(present, history.present)) return history;
  const past = history.moving === control ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], moving: control };
}

/** Ends the drag of a control, so that its next change is a new step. */
export const settled = <Value extends object>(history: EditHistory<Value>): EditHistory<Value> =>
  history.moving === null ? history : { ...history, moving: null };

export function undone<Value extends object>(history: EditHistory<Value>): EditHistory<Value> {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], moving: null };
}

export function redone<Value extends object>(history: EditHistory<Value>): EditHistory<Value> {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future, moving: null };
}

/** Compares as JSON: settings are small plain data whose keys always have the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
