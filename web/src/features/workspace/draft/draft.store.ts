import { MODE_TABLE, type Mode, type Model } from '@kenna/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { freshDraft, withModel, withPicture, withPresentNames, type Draft } from './draft.ts';

interface DraftState {
  readonly mode: Mode;
  readonly draft: Draft;
}

type StoredState = { readonly mode?: Mode; readonly draft?: Readonly<Record<string, unknown>> };

const fresh = (mode: Mode): DraftState => ({ mode, draft: freshDraft(mode) });

/**
 * The unsent draft of the current tool. It survives a reload; entering another tool replaces it with that tool's
 * defaults.
 */
export const useDraft = create<DraftState>()(
  persist(() => fresh('GenerateImage'), {
    name: 'workspace-draft',
    version: 2,
    migrate: (stored, version) => {
      const { draft = {}, ...state } = stored as StoredState;
      return version === 1 ? { ...state, draft: withPresentNames(draft) } : stored;
    },
    // Fields added by a later version start at their defaults. A draft of a tool that no longer exists is dropped.
    merge: (stored, current) => {
      const previous = stored as Partial<DraftState> | undefined;
      if (!previous?.mode || !(previous.mode in MODE_TABLE)) return current;
      return { mode: previous.mode, draft: { ...freshDraft(previous.mode), ...previous.draft } };
    },
  }),
);

export const enterMode = (mode: Mode): void =>
  void useDraft.setState((state) => (state.mode === mode ? state : fresh(mode)));
export const resetDraft = (): void => void useDraft.setState(({ mode }) => fresh(mode));

export const changeDraft = (change: Partial<Draft>): void =>
  void useDraft.setState(({ draft }) => ({ draft: { ...draft, ...change } }));

export const chooseModel = (model: Model): void =>
  void useDraft.setState(({ mode, draft }) => ({ draft: withModel(mode, draft, model) }));

export const choosePicture = (url: string): void =>
  void useDraft.setState(({ draft }) => ({ draft: withPicture(draft, url) }));

/**
 * Opens a tool with a picture as its source. A different tool starts from its defaults; the same one preserves its
 * draft.
 */
export function takePictureTo(mode: Mode, url: string): void {
  enterMode(mode);
  changeDraft({ promptImageUrl: url, maskImageUrl: null, blendPending: false, placement: null });
}
