import type { ImageItem } from '@kenna/contract';
import { create } from 'zustand';

/** What waits for a person's yes. */
export interface Ask {
  readonly kind: 'report' | 'delete' | 'empty-trash';
  readonly images: readonly ImageItem[];
  /** After the yes, before the answer of the server. */
  readonly onConfirmed?: (() => void) | undefined;
}

const useAsk = create<{ ask: Ask | null }>(() => ({ ask: null }));

export const useOpenAsk = (): Ask | null => useAsk((state) => state.ask);

export const askFor = (ask: Ask): void => useAsk.setState({ ask });

export const closeAsk = (): void => useAsk.setState({ ask: null });
