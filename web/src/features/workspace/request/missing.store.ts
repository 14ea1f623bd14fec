import { create } from 'zustand';

/** What keeps a draft from being sent, in words, and where it is put right. */
export interface Missing {
  readonly at: 'prompt' | 'image' | 'blend' | 'size' | 'canvas';
  readonly words: string;
}

/** What was missing when the action was last asked for; a new object each time, so that each asking is answered. */
export const useReported = create<{ readonly reported: Missing | null }>()(() => ({ reported: null }));

export const reportMissing = (reported: Missing | null): void =>
  useReported.setState({ reported: reported && { ...reported } });

/** The words to show at a place; null while nothing was asked for that is missing there. */
export const useMissingAt = (at: Missing['at']): string | null =>
  useReported(({ reported }) => (reported?.at === at ? reported.words : null));
