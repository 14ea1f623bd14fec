/** Names the window that asks, so that it is not told of what it did itself. */
export const WINDOW_HEADER = 'x-window';

/**
 * Data of `UserLibraryChange`: what a person has done to their library in one of their windows. A hint: what it leaves
 * open, and all that happened while nobody listened, the page asks the API.
 */
export interface LibraryChangeEvent {
  change:
    | 'liked'
    | 'unliked'
    | 'trashed'
    | 'restored'
    | 'deleted'
    /** Uploaded, or adjusted from another picture. */
    | 'added'
    | 'collections'
    | 'notes';
  /** At most 500, as many as one request names; empty: of the change of many, ask for all. */
  image_ids: number[];
  /** Those whose pictures or settings changed. */
  collection_ids: number[];
  /** Of `image_ids`, those that some collection holds after the change; only of `collections`. */
  bookmarked_ids: number[];
  /** What the window that asked said in the header `X-Window`; null where none asked. */
  window: string | null;
}
