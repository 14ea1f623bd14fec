import type { LibraryChangeEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { dropImages, reloadBin, reloadLibrary, reloadLiked, setLikes } from './image-actions.api.ts';

/** What another window did with pictures: known pictures change in place, lists that may have gained some are read again. */
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

/** Of what was changed while nobody listened, nothing is known. */
export const refreshLibrary = (queryClient: QueryClient): void => void reloadLibrary(queryClient);
