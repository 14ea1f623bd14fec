import type { RunView } from '@kenna/contract';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { DraftShot, SheetDraft } from './run-draft.ts';

/** The parts of a run that are changed and saved as a whole. */
interface Parts {
  readonly sheet: SheetDraft;
  readonly shots: readonly DraftShot[];
}
export type RunPart = keyof Parts;

/** Changes that are not saved yet. */
export interface Unsaved<Value> {
  readonly value: Value;
  /** The saved version to which the changes apply. */
  readonly version: number;
}

type RunDraft = { readonly [Part in RunPart]?: Unsaved<Parts[Part]> };

const UNCHANGED: RunDraft = {};

/** A sheet that is too large for the browser's storage lives until the page is reloaded. */
const storage: StateStorage = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem(name, value) {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      sessionStorage.removeItem(name);
    }
  },
  removeItem: (name) => sessionStorage.removeItem(name),
};

/** By run. They outlive leaving the page and reloading it, in the same window. */
const useRunDrafts = create<{ drafts: Readonly<Record<number, RunDraft>> }>()(
  persist(() => ({ drafts: {} }), { name: 'run-drafts', version: 3, storage: createJSONStorage(() => storage) }),
);

export const useRunDraft = (runId: number): RunDraft => useRunDrafts(({ drafts }) => drafts[runId] ?? UNCHANGED);

const versionOf = ({ sheet_version: sheet, recipe_version: shots }: RunView, part: RunPart): number =>
  part === 'sheet' ? sheet : shots;

function update<Part extends RunPart>(
  runId: number,
  part: Part,
  next: (before: Unsaved<Parts[Part]> | undefined) => Unsaved<Parts[Part]> | undefined,
): void {
  useRunDrafts.setState(({ drafts }) => {
    const draft = drafts[runId] ?? UNCHANGED;
    return { drafts: { ...drafts, [runId]: { ...draft, [part]: next(draft[part]) } } };
  });
}

export const changePart = <Part extends RunPart>(run: RunView, part: Part, value: Parts[Part]): void =>
  update(run.id, part, (before) => ({ value, version: before?.version ?? versionOf(run, part) }));

/** The steps back that are remembered. Rows that have not changed are shared between them. */
const UNDO_LIMIT = 200;

/** Earlier and later states of a sheet, the nearest last. They live until the page is reloaded. */
interface SheetHistory {
  readonly past: readonly SheetDraft[];
  readonly future: readonly SheetDraft[];
  /** Names the typing that has made the last change, which is undone as a whole; null after another change. */
  readonly typing: string | null;
}

const NO_HISTORY: SheetHistory = { past: [], future: [], typing: null };

/** By run. */
const useHistories = create<{ histories: Readonly<Record<number, SheetHistory>> }>()(() => ({ histories: {} }));

export const useSheetHistory = (runId: number): SheetHistory =>
  useHistories(({ histories }) => histories[runId] ?? NO_HISTORY);

const remember = (runId: number, history: SheetHistory): void =>
  useHistories.setState(({ histories }) => ({ histories: { ...histories, [runId]: history } }));

/**
 * Changes the sheet as it is now, `saved` if it has no unsaved changes, which may be another than a component has shown last.
 * Changes with the same `typing` are undone together.
 */
export function changeSheet(
  run: RunView,
  saved: SheetDraft,
  change: (sheet: SheetDraft) => SheetDraft,
  typing: string | null = null,
): void {
  const before = useRunDrafts.getState().drafts[run.id]?.sheet?.value ?? saved;
  const { past, typing: earlier } = useHistories.getState().histories[run.id] ?? NO_HISTORY;
  const isContinued = typing !== null && typing === earlier;
  remember(run.id, { past: isContinued ? past : [...past, before].slice(-UNDO_LIMIT), future: [], typing });
  changePart(run, 'sheet', change(before));
}

/** Takes the last change of the sheet back. */
export function undoSheet(run: RunView, saved: SheetDraft): void {
  const { past, future } = useHistories.getState().histories[run.id] ?? NO_HISTORY;
  const before = past.at(-1);
  if (before === undefined) return;
  const now = useRunDrafts.getState().drafts[run.id]?.sheet?.value ?? saved;
  remember(run.id, { past: past.slice(0, -1), future: [...future, now], typing: null });
  changePart(run, 'sheet', before);
}

/** Makes the last change that was taken back again. */
export function redoSheet(run: RunView, saved: SheetDraft): void {
  const { past, future } = useHistories.getState().histories[run.id] ?? NO_HISTORY;
  const after = future.at(-1);
  if (after === undefined) return;
  const now = useRunDrafts.getState().drafts[run.id]?.sheet?.value ?? saved;
  remember(run.id, { past: [...past, now], future: future.slice(0, -1), typing: null });
  changePart(run, 'sheet', after);
}

export function discardPart(runId: number, part: RunPart): void {
  update(runId, part, () => undefined);
  if (part === 'sheet') remember(runId, NO_HISTORY);
}

/** Forgets changes that were saved; what was changed while they were sent stays, as a change of the saved version. */
export const forgetSaved = <Part extends RunPart>(run: RunView, part: Part, saved: Parts[Part]): void =>
  update(run.id, part, (before) =>
    before === undefined || before.value === saved ? undefined : { value: before.value, version: versionOf(run, part) },
  );
