/** Header with the id of the window that sends a request, so that this window can ignore the event that it causes. */
export const WINDOW_HEADER = 'x-window';

/**
 * Data of `UserLibraryChange`: what a person has done to their library in one of their windows. It is only a hint: the
 * page reads everything else, and all changes while it was disconnected, from the API.
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
  /** At most 500, the limit of one request. An empty list means that more pictures changed: read all of them again. */
  image_ids: number[];
  /** Collections whose pictures or settings changed. */
  collection_ids: number[];
  /** Those ids of `image_ids` whose pictures are in a collection now; only sent with a change of `collections`. */
  bookmarked_ids: number[];
  /** The id from the header `X-Window` of the request; null when no window sent it. */
  window: string | null;
}
