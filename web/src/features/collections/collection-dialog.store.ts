import type { Collection, ImageItem } from '@kenna/contract';
import { create } from 'zustand';

/** What is open over a page: a collection being made, changed or removed, or pictures being put into one. */
export type CollectionDialog =
  | { readonly kind: 'create'; readonly images?: readonly ImageItem[] }
  | { readonly kind: 'created'; readonly collection: Collection }
  | { readonly kind: 'edit' | 'cover' | 'delete' | 'share'; readonly collection: Collection }
  | { readonly kind: 'save' | 'bookmarked' | 'move' | 'remove'; readonly images: readonly ImageItem[] };

const useDialog = create<{ dialog: CollectionDialog | null }>(() => ({ dialog: null }));

export const useCollectionDialog = (): CollectionDialog | null => useDialog((state) => state.dialog);

export const openCollectionDialog = (dialog: CollectionDialog): void => useDialog.setState({ dialog });

export const closeCollectionDialog = (): void => useDialog.setState({ dialog: null });

/** Saves pictures; one that is already saved may be moved or removed instead. */
export function openCollecting(images: readonly ImageItem[]): void {
  const [only] = images;
  openCollectionDialog({ kind: images.length === 1 && only?.is_bookmark ? 'bookmarked' : 'save', images });
}
