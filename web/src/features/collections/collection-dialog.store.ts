import type { Collection, ImageItem } from '@kenna/contract';
import { create } from 'zustand';

/** The dialog that is open: for creating, changing or deleting a collection, or for saving pictures to one. */
export type CollectionDialog =
  | { readonly kind: 'create'; readonly images?: readonly ImageItem[] }
  | { readonly kind: 'created'; readonly collection: Collection }
  | { readonly kind: 'edit' | 'cover' | 'delete' | 'share'; readonly collection: Collection }
  | { readonly kind: 'save' | 'bookmarked' | 'move' | 'remove'; readonly images: readonly ImageItem[] };

const useDialog = create<{ dialog: CollectionDialog | null }>(() => ({ dialog: null }));

export const useCollectionDialog = (): CollectionDialog | null => useDialog((state) => state.dialog);

export const openCollectionDialog = (dialog: CollectionDialog): void => useDialog.setState({ dialog });

export const closeCollectionDialog = (): void => useDialog.setState({ dialog: null });

/**
 * Opens the dialog for saving pictures. For a single picture that is already saved, it offers to move or remove it
 * instead.
 */
export function openCollecting(images: readonly ImageItem[]): void {
  const [only] = images;
  openCollectionDialog({ kind: images.length === 1 && only?.is_bookmark ? 'bookmarked' : 'save', images });
}
