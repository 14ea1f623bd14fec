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

/** The one unsent draft; it survives a reload, and entering another tool starts that tool's own. */
export const useDraft = create<DraftState>()(
  persist(() => fresh('GenerateImage'), {
    name: 'workspace-draft',
    version: 2,
    migrate: (stored, version) => {
      const { draft = {}, ...state } = stored as StoredState;
      return version === 1 ? { ...state, draft: withPresentNames(draft) } : stored;
    },
    // Fields that a later version adds start at their defaults; a draft of a tool that is gone is dropped.
    merge: (stored, current) => {
      const held = stored as Partial<DraftState> | undefined;
      if (!held?.mode || !(held.mode in MODE_TABLE)) return current;
      return { mode: held.mode, draft: { ...freshDraft(held.mode), ...held.draft } };
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

/** Takes a picture to a tool: that tool starts from its defaults with it, or goes on with it where it was. */
export function takePictureTo(mode: Mode, url: string): void {
  enterMode(mode);
  changeDraft({ promptImageUrl: url, maskImageUrl: null, blendPending: false, placement: null });
}
