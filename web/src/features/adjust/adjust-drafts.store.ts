import { NEUTRAL_ADJUSTMENT, type Adjustment } from '@kenna/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { beginHistory, type EditHistory } from '../../lib/drafts/edit-history.ts';

/** Pictures whose unsaved settings are kept. */
const MOST_DRAFTS = 12;

interface DraftsState {
  /** By the id of the picture that is adjusted, the one touched last at the end. */
  readonly drafts: readonly (readonly [imageId: number, history: EditHistory<Adjustment>])[];
}

/** What was set and not saved, picture by picture; it survives a reload. */
export const useAdjustDrafts = create<DraftsState>()(
  persist(() => ({ drafts: [] }) as DraftsState, { name: 'adjust-drafts', version: 1 }),
);

const fresh = beginHistory(NEUTRAL_ADJUSTMENT);

export const historyIn = ({ drafts }: DraftsState, imageId: number): EditHistory<Adjustment> =>
  drafts.find(([id]) => id === imageId)?.[1] ?? fresh;

export const changeHistory = (
  imageId: number,
  change: (history: EditHistory<Adjustment>) => EditHistory<Adjustment>,
): void =>
  void useAdjustDrafts.setState((state) => {
    const others = state.drafts.filter(([id]) => id !== imageId);
    const history = change(historyIn(state, imageId));
    return { drafts: [...others, [imageId, history] as const].slice(-MOST_DRAFTS) };
  });

/** Starts from these settings, unless there is unsaved work on the picture. */
export const openDraft = (imageId: number, from: Adjustment | null): void =>
  void useAdjustDrafts.setState((state) =>
    state.drafts.some(([id]) => id === imageId)
      ? state
      : { drafts: [...state.drafts, [imageId, beginHistory(from ?? NEUTRAL_ADJUSTMENT)] as const].slice(-MOST_DRAFTS) },
  );
