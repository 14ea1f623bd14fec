/**
 * Files by key. Keys are relative paths of `[A-Za-z0-9._-]` segments joined by `/`; the key of a file that can be read
 * without a session has at least 128 random bits. Caches do not expect a file to change, so changed content needs a new
 * key.
 */
import type { Readable } from 'node:stream';

/** The store does not answer now, and may answer the same request later. */
export class BlobStoreUnavailable extends Error {
  override readonly name = 'BlobStoreUnavailable';
}

interface StoredBlob {
  readonly contentType: string;
  readonly size: number;
  readonly body: Readable;
}

/**
 * Every method that reaches the store throws `BlobStoreUnavailable` while it is away. A full disk is reported as the
 * system does it, with the code ENOSPC or EDQUOT.
 */
export interface BlobStore {
  /** Atomic: a reader sees the whole file or none. Writing the same key again replaces it. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** Returns null when there is no such file. */
  get(key: string): Promise<StoredBlob | null>;
  /** Returns null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /**
   * Keys that start with `prefix`, with the time of writing, read page by page in an order of the store's own that
   * stays the same. `after`: only the keys that come later in this order than that key, which need not exist any more.
   */
  list(prefix: string, after?: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** The address from which browsers load the file. */
  urlOf(key: string): string;
  /** The key of one of our own URLs; null for any other text. */
  keyOf(url: string): string | null;
}
