import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { StartError } from '../../shared/program/start-error.ts';
import type { OpenedPool } from '../opened-pool.ts';
import { poolTypes } from '../pool-types.ts';
import { createSubscriptions, listenStatement, unlistenStatement, type Subscription } from '../subscriptions.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { prepareStatements } from './prepare-statements.ts';
import { startEmbeddedWorker, type EmbeddedWorker } from './start-embedded-worker.ts';
import { WorkerStream } from './worker-stream.ts';

/** PGlite runs no background processes, so vacuum and statistics are run from here. */
const VACUUM_INTERVAL_MS = 3_600_000;
/** Waiting this long for the only connection means a defect in our code; an error is better than a deadlock. */
const CONNECTION_TIMEOUT_MS = 30_000;

/** @throws StartError when the folder cannot be written or is in use, or the database cannot be opened. */
export async function openEmbedded(dataDir: string): Promise<OpenedPool> {
  const lock = lockDataFolder(dataDir);
  try {
    const worker = await startEmbeddedWorker({ folder: join(dataDir, 'database'), template: null });
    const opened = poolOver(worker);
    const vacuum = setInterval(() => void opened.pool.query('VACUUM ANALYZE').catch(() => {}), VACUUM_INTERVAL_MS);
    vacuum.unref();
    return {
      ...opened,
      async close() {
        clearInterval(vacuum);
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database in ${dataDir} cannot be opened: ${reason}`, { cause: error });
  }
}

/** An ordinary pool with one connection to a running worker. Closing it closes the worker. */
export function poolOver(worker: EmbeddedWorker): OpenedPool {
  const subscriptions = createSubscriptions();
  let sessions = 0;
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: poolTypes,
    stream: (() => new WorkerStream(worker.thread)) as unknown as () => Duplex,
    onConnect: async (client) => {
      prepareStatements(client);
      client.on('notification', ({ channel, payload }) => subscriptions.deliver(channel, payload ?? ''));
      for (const channel of subscriptions.channels()) await client.query(listenStatement(channel));
      if (sessions++ > 0) subscriptions.resumed();
    },
  });
  // The pool replaces a broken idle session by itself; the next query reports the error.
  pool.on('error', () => {});
  return {
    kind: 'embedded',
    pool,
    async listen(channel, onPayload, onResumed = () => {}) {
      const subscription: Subscription = { channel, onPayload, onResumed };
      subscriptions.add(subscription);
      await pool.query(listenStatement(channel));
      onResumed();
      return async () => {
        if (subscriptions.remove(subscription)) await pool.query(unlistenStatement(channel));
      };
    },
    async close() {
      await pool.end();
      await worker.close();
    },
  };
}
