/**
 * Indexes on tables that grow without limit. A migration runs in a transaction, in which an index is built under a lock
 * that stops every writer; these are built outside of one, while old processes continue to write. They must not be
 * unique, because processes work before they exist. Indexes of a table that its own migration creates belong there.
 */
export interface BigIndex {
  readonly name: string;
  /** What follows `CREATE INDEX name`. */
  readonly definition: string;
}

export const bigIndexes: readonly BigIndex[] = [
  // The admin page of failed renders, which are few among many.
  { name: 'renders_failed_index', definition: "ON renders (id DESC) WHERE status = 'error' AND NOT is_hidden" },
];
