import { create } from 'zustand';

/** Why a draft cannot be sent, as text for the person, and the place where it can be corrected. */
export interface Missing {
  readonly at: 'prompt' | 'image' | 'blend' | 'size' | 'canvas';
  readonly words: string;
}

/**
 * What was missing at the last attempt to send. Each attempt stores a new object, so that components react again to the
 * same problem.
 */
export const useReported = create<{ readonly reported: Missing | null }>()(() => ({ reported: null }));

export const reportMissing = (reported: Missing | null): void =>
  useReported.setState({ reported: reported && { ...reported } });

/** The text to show at a place; null while nothing missing there has been reported. */
export const useMissingAt = (at: Missing['at']): string | null =>
  useReported(({ reported }) => (reported?.at === at ? reported.words : null));
