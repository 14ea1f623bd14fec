import type { LibraryChangeEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { reloadNotes } from './notes.api.ts';

/** Reloads notes that were changed in another window. */
export function applyNoteChange(queryClient: QueryClient, { change, image_ids: ids }: LibraryChangeEvent): void {
  if (change !== 'notes') return;
  for (const id of ids) void reloadNotes(queryClient, id);
}
