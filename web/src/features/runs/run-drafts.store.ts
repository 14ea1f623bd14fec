import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { DraftShot, SheetDraft } from './run-draft.ts';

/** Changes of a run that are not saved yet; null: none. */
export interface RunDraft {
  readonly sheet: SheetDraft | null;
  readonly shots: readonly DraftShot[] | null;
}

const UNCHANGED: RunDraft = { sheet: null, shots: null };

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
  persist(() => ({ drafts: {} }), { name: 'run-drafts', version: 1, storage: createJSONStorage(() => storage) }),
);

export const useRunDraft = (runId: number): RunDraft => useRunDrafts(({ drafts }) => drafts[runId] ?? UNCHANGED);

export function changeRunDraft(runId: number, change: Partial<RunDraft>): void {
  useRunDrafts.setState(({ drafts }) => {
    const { [runId]: draft = UNCHANGED, ...others } = drafts;
    const next = { ...draft, ...change };
    return { drafts: next.sheet === null && next.shots === null ? others : { ...others, [runId]: next } };
  });
}
