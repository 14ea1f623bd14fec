import type { LibraryChangeEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { dropImages, reloadBin, reloadLibrary, reloadLiked, setLikes } from './image-actions.api.ts';

/**
 * Applies a change that was made in another window: cached pictures are changed in place, and lists that may have new
 * pictures are reloaded.
 */
export function applyImageChange(queryClient: QueryClient, { change, image_ids: ids }: LibraryChangeEvent): void {
  if (change === 'liked' || change === 'unliked') {
    setLikes(queryClient, ids, change === 'liked');
    void reloadLiked(queryClient);
  } else if (change === 'trashed' || change === 'deleted') {
    dropImages(queryClient, ids);
    void reloadBin(queryClient);
  } else if (change === 'restored' || change === 'added') {
    void reloadLibrary(queryClient);
  }
}

/** Called after a reconnect, because changes during the interruption are unknown. */
export const refreshLibrary = (queryClient: QueryClient): void => void reloadLibrary(queryClient);
