/** Steps that can be taken back. */
const DEPTH = 64;

/** What was set, step by step. */
export interface EditHistory<Value extends object> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What is being moved: until it is let go, all of its moves are one step. */
  readonly moving: string | null;
}

export const beginHistory = <Value extends object>(present: Value): EditHistory<Value> => ({
  past: [],
  present,
  future: [],
  moving: null,
});

/** Another value of what `control` names. */
export function changed<Value extends object>(
  history: EditHistory<Value>,
  control: string,
  change: Partial<Value>,
): EditHistory<Value> {
  const present = { ...history.present, ...change };
  if (isSame(present, history.present)) return history;
  const past = history.moving === control ? history.past : [...history.past, history.present].slice(-DEPTH);
  return { past, present, future: [], moving: control };
}

/** The control was let go. */
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

/** What is set is plain and small. */
export const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
