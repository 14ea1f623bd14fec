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
  /** The saved version that they change. */
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

/** Changes the sheet as it is now, `saved` if it has no unsaved changes, which may be another than a component has shown last. */
export const changeSheet = (run: RunView, saved: SheetDraft, change: (sheet: SheetDraft) => SheetDraft): void =>
  update(run.id, 'sheet', (before) => ({
    value: change(before?.value ?? saved),
    version: before?.version ?? versionOf(run, 'sheet'),
  }));

export const discardPart = (runId: number, part: RunPart): void => update(runId, part, () => undefined);

/** Forgets changes that were saved; what was changed while they were sent stays, as a change of the saved version. */
export const forgetSaved = <Part extends RunPart>(run: RunView, part: Part, saved: Parts[Part]): void =>
  update(run.id, part, (before) =>
    before === undefined || before.value === saved ? undefined : { value: before.value, version: versionOf(run, part) },
  );
