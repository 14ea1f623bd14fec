import type { ImageItem } from '@kenna/contract';
import { create } from 'zustand';

/** An action that waits for the person's confirmation. */
export interface Confirmation {
  readonly kind: 'report' | 'delete' | 'empty-trash';
  readonly images: readonly ImageItem[];
  /** Called after the confirmation, before the server answers. */
  readonly onConfirmed?: (() => void) | undefined;
}

const useConfirmation = create<{ confirmation: Confirmation | null }>(() => ({ confirmation: null }));

export const useOpenConfirmation = (): Confirmation | null => useConfirmation((state) => state.confirmation);

export const askToConfirm = (confirmation: Confirmation): void => useConfirmation.setState({ confirmation });

export const closeConfirmation = (): void => useConfirmation.setState({ confirmation: null });
