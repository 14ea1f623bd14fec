/**
 * Builds the indexes of big tables that are missing, while other processes read and write those tables. Called at the
 * start after the migrations; an index that an interrupted build has left is built again.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../shared/program/start-error.ts';
import { bigIndexes, type BigIndex } from './migrations/big-indexes.ts';
import type { OpenedPool } from './opened-pool.ts';

/** Advisory lock: one process builds while the others wait. */
const BUILDING = 7_316_205;
const LOCK_POLL_MS = 500;

/** @throws StartError when an index cannot be built. */
export async function buildIndexes(
  { kind, pool }: Pick<OpenedPool, 'kind' | 'pool'>,
  indexes: readonly BigIndex[] = bigIndexes,
): Promise<void> {
  if ((await missingOf(pool, indexes)).length === 0) return;
  const client = await pool.connect();
  try {
    // The embedded database has a single connection, so there is nobody to block.
    if (kind === 'embedded') await build(client, '', indexes);
    else await inTurn(client, () => build(client, 'CONCURRENTLY', indexes));
  } finally {
    client.release();
  }
}

/** Polls, because the build waits for every running statement, and so for one that waits for the lock. */
async function inTurn(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const isMine = async () => {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [BUILDING]);
    return rows[0]?.mine === true;
  };
  while (!(await isMine())) await delay(LOCK_POLL_MS);
  try {
    await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [BUILDING]);
  }
}

async function build(client: PoolClient, mode: '' | 'CONCURRENTLY', indexes: readonly BigIndex[]): Promise<void> {
  for (const { name, definition } of await missingOf(client, indexes)) {
    try {
      await client.query(`DROP INDEX ${mode} IF EXISTS ${name}`);
      await client.query(`CREATE INDEX ${mode} ${name} ${definition}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(`The index ${name} could not be built: ${reason}. It is tried again at the next start.`, {
        cause: error,
      });
    }
  }
}

/** The indexes that do not exist, or are unusable because their build was interrupted. */
async function missingOf(database: Pool | PoolClient, indexes: readonly BigIndex[]): Promise<BigIndex[]> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_index ON indexrelid = pg_class.oid
     WHERE relnamespace = current_schema()::text::regnamespace AND indisvalid AND relname = ANY($1)`,
    [indexes.map(({ name }) => name)],
  );
  return indexes.filter(({ name }) => !rows.some((row) => row.name === name));
}
