import type { ImageItem } from '@kenna/contract';
import { create } from 'zustand';

/** An action that waits for the person's confirmation. */
export interface Ask {
  readonly kind: 'report' | 'delete' | 'empty-trash';
  readonly images: readonly ImageItem[];
  /** Called after the confirmation, before the server answers. */
  readonly onConfirmed?: (() => void) | undefined;
}

const useAsk = create<{ ask: Ask | null }>(() => ({ ask: null }));

export const useOpenAsk = (): Ask | null => useAsk((state) => state.ask);

export const askFor = (ask: Ask): void => useAsk.setState({ ask });

export const closeAsk = (): void => useAsk.setState({ ask: null });
