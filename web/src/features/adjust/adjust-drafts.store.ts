import { NEUTRAL_ADJUSTMENT, type Adjustment } from '@kenna/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { beginHistory, type EditHistory } from '../../lib/drafts/edit-history.ts';

/** Maximum number of pictures whose unsaved settings are stored. */
const MAX_DRAFTS = 12;

interface DraftsState {
  /** Edit histories by the id of the adjusted picture, in the order of their last change. */
  readonly drafts: readonly (readonly [imageId: number, history: EditHistory<Adjustment>])[];
}

/** Unsaved settings of each picture. They survive a reload. */
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
    return { drafts: [...others, [imageId, history] as const].slice(-MAX_DRAFTS) };
  });

/** Starts a picture's draft with these settings, unless it has unsaved ones already. */
export const openDraft = (imageId: number, from: Adjustment | null): void =>
  void useAdjustDrafts.setState((state) =>
    state.drafts.some(([id]) => id === imageId)
      ? state
      : { drafts: [...state.drafts, [imageId, beginHistory(from ?? NEUTRAL_ADJUSTMENT)] as const].slice(-MAX_DRAFTS) },
  );
