/** What both kinds of database give; `pool` is for libraries that bring their own SQL. */
import type { Pool } from 'pg';

export interface OpenedPool {
  readonly kind: 'embedded' | 'server';
  /** The embedded one has a single connection: never ask the pool for a second while holding one. */
  readonly pool: Pool;
  /**
   * Hears NOTIFY on `channel`, each at most once. `onResumed` is called once listening has begun, and again after every
   * break: what was sent in between is lost. Resolves, to what ends it, once listening has begun.
   */
  listen(channel: string, onPayload: (payload: string) => void, onResumed?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
