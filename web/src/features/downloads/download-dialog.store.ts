import type { Collection, ImageItem } from '@kenna/contract';
import { create } from 'zustand';

/** The open download dialog and what it downloads. */
export type DownloadDialog =
  | { readonly kind: 'image'; readonly image: ImageItem }
  | { readonly kind: 'images'; readonly images: readonly ImageItem[] }
  | { readonly kind: 'collection'; readonly collection: Collection }
  | { readonly kind: 'sheet'; readonly collection: Collection; readonly images: readonly ImageItem[] };

const useDialog = create<{ dialog: DownloadDialog | null }>(() => ({ dialog: null }));

export const useDownloadDialog = (): DownloadDialog | null => useDialog((state) => state.dialog);

export const openDownload = (dialog: DownloadDialog): void => useDialog.setState({ dialog });

export const closeDownload = (): void => useDialog.setState({ dialog: null });

export const openSaveAs = (image: ImageItem): void => openDownload({ kind: 'image', image });

/** Opens the dialog for one picture or, for several, the one for an archive. */
export function openSaveAll(images: readonly ImageItem[]): void {
  const [only] = images;
  if (images.length === 1 && only) openSaveAs(only);
  else if (images.length > 1) openDownload({ kind: 'images', images });
}
