/**
 * Messages between the main thread and the database worker. `connection` is the number of a PostgreSQL session;
 * sessions follow one another on the one database, and answers to an earlier one are dropped.
 */
export type ToWorker =
  | { readonly kind: 'connect'; readonly connection: number }
  | { readonly kind: 'bytes'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'fault'; readonly connection: number; readonly message: string }
  | { readonly kind: 'dumped'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' };

export interface EmbeddedSource {
  /** Folder of the database; null: in memory. */
  readonly folder: string | null;
  /** Tar archive of a database to start from; only for an empty folder or memory. */
  readonly template: Uint8Array<ArrayBuffer> | null;
}
