/** The common interface of both kinds of database; `pool` is for libraries that run their own SQL. */
import type { Pool } from 'pg';

export interface OpenedPool {
  readonly kind: 'embedded' | 'server';
  /** The embedded database has a single connection: never take a second one from the pool while holding one. */
  readonly pool: Pool;
  /**
   * Listens for NOTIFY on `channel`; each is delivered at most once. `onResumed` is called once listening has begun,
   * and after every reconnection: notifications in between are lost. Resolves once listening has begun, with the
   * function that ends it.
   */
  listen(channel: string, onPayload: (payload: string) => void, onResumed?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Connections of this process's pool, and how many callers wait for one. */
export interface PoolUse {
  readonly inUse: number;
  readonly idle: number;
  readonly max: number;
  readonly waiting: number;
}

export const useOf = ({ totalCount, idleCount, waitingCount, options }: Pool): PoolUse => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  max: options.max,
  waiting: waitingCount,
});
