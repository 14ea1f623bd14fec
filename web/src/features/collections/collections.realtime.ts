import type { LibraryChangeEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { reloadCollections, setBookmarks } from './collections.api.ts';

/** Applies changes to collections that were made in another window. */
export function applyCollectionChange(queryClient: QueryClient, event: LibraryChangeEvent): void {
  if (event.change !== 'collections') return;
  const bookmarked = new Set(event.bookmarked_ids);
  setBookmarks(queryClient, new Map(event.image_ids.map((id) => [id, bookmarked.has(id)])));
  void reloadCollections(queryClient, event.collection_ids);
}
