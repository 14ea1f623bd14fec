import { MODE_TABLE, type Mode, type Model } from '@kenna/contract';
import { createContext, useContext } from 'react';
import { create, createStore, useStore, type StoreApi } from 'zustand';
import { persist } from 'zustand/middleware';
import { isSame } from '../../../lib/drafts/edit-history.ts';
import type { Missing } from './missing.ts';
import { freshDraft, newSource, withModel, withPicture, withPresentNames, type Draft } from './draft.ts';

interface DraftState {
  readonly mode: Mode;
  readonly draft: Draft;
  /**
   * What was missing at the last attempt to send. Each attempt stores a new object, so that components react again to
   * the same problem.
   */
  readonly reported: Missing | null;
  /** What the page itself has changed since the last settings were taken, which does not stop their Undo. */
  readonly adapted: Partial<Draft>;
}

type StoredState = { readonly mode?: Mode; readonly draft?: Readonly<Record<string, unknown>> };

const fresh = (mode: Mode): DraftState => ({ mode, draft: freshDraft(mode), reported: null, adapted: {} });

/** The draft of a tool with the functions that change it. */
const deskOf = (store: StoreApi<DraftState>) => ({
  store,
  change: (change: Partial<Draft>): void => void store.setState(({ draft }) => ({ draft: { ...draft, ...change } })),
  /** A change that the page makes on its own, such as the shape of a canvas that follows its picture. */
  adapt: (change: Partial<Draft>): void =>
    void store.setState(({ draft, adapted }) => ({
      draft: { ...draft, ...change },
      adapted: { ...adapted, ...change },
    })),
  chooseModel: (model: Model): void =>
    void store.setState(({ mode, draft }) => ({ draft: withModel(mode, draft, model) })),
  choosePicture: (url: string): void => void store.setState(({ draft }) => ({ draft: withPicture(draft, url) })),
  reset: (): void => void store.setState(({ mode }) => fresh(mode)),
  reportMissing: (missing: Missing | null): void => void store.setState({ reported: missing && { ...missing } }),
});

export type DraftDesk = ReturnType<typeof deskOf>;

/**
 * The unsent draft of the current tool. It survives a reload; entering another tool replaces it with that tool's
 * defaults.
 */
export const pageDraft = deskOf(
  create<DraftState>()(
    persist(() => fresh('GenerateImage'), {
      name: 'workspace-draft',
      version: 2,
      partialize: ({ mode, draft }) => ({ mode, draft }),
      migrate: (stored, version) => {
        const { draft = {}, ...state } = stored as StoredState;
        return version === 1 ? { ...state, draft: withPresentNames(draft) } : stored;
      },
      // Fields added by a later version start at their defaults. A draft of a tool that no longer exists is dropped.
      merge: (stored, current) => {
        const previous = stored as Partial<DraftState> | undefined;
        if (!previous?.mode || !(previous.mode in MODE_TABLE)) return current;
        return { ...current, mode: previous.mode, draft: { ...freshDraft(previous.mode), ...previous.draft } };
      },
    }),
  ),
);

/** A draft of its own for a tool that is opened over a page, so that the draft of the page stays as it is. */
export const openDraft = (mode: Mode, change: Partial<Draft>): DraftDesk =>
  deskOf(createStore<DraftState>(() => ({ ...fresh(mode), draft: { ...freshDraft(mode), ...change } })));

/** The draft of the tool around a component: by default that of the page. */
export const DraftContext = createContext(pageDraft);

export const useDraftDesk = (): DraftDesk => useContext(DraftContext);

export const useDraft = <Part>(select: (state: DraftState) => Part): Part => useStore(useDraftDesk().store, select);

/** The text to show at a place; null while nothing missing there has been reported. */
export const useMissingAt = (at: Missing['at']): string | null =>
  useDraft(({ reported }) => (reported?.at === at ? reported.words : null));

export const enterMode = (mode: Mode): void =>
  void pageDraft.store.setState((state) => (state.mode === mode ? state : fresh(mode)));

/**
 * Changes the draft of a tool, which becomes the current one. Returns a function that brings back the draft that was
 * there, unless a person has changed the new one since; it returns whether it did. Null when nothing that a person had set was
 * lost.
 */
export function takeSettingsTo(mode: Mode, change: Partial<Draft>): (() => boolean) | null {
  const { mode: formerMode, draft: former } = pageDraft.store.getState();
  enterMode(mode);
  pageDraft.change(change);
  pageDraft.store.setState({ adapted: {} });
  const { draft } = pageDraft.store.getState();
  const untouched = freshDraft(formerMode);
  const loses = (Object.keys(former) as (keyof Draft)[]).some(
    (key) => !isSame(former[key], untouched[key]) && (formerMode !== mode || !isSame(former[key], draft[key])),
  );
  if (!loses) return null;
  return () => {
    const now = pageDraft.store.getState();
    if (now.mode !== mode || !isSame(now.draft, { ...draft, ...now.adapted })) return false;
    pageDraft.store.setState({ mode: formerMode, draft: former, reported: null, adapted: {} });
    return true;
  };
}

/**
 * Opens a tool with a picture as its source. A different tool starts from its defaults; the same one preserves its
 * draft.
 */
export function takePictureTo(mode: Mode, url: string): void {
  enterMode(mode);
  pageDraft.change(newSource(url));
}
