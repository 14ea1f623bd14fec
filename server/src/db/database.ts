/**
 * The product's database: PostgreSQL inside this process by default, or the PostgreSQL server that DATABASE_URL names.
 * Both use the same driver and SQL; services see only `db`.
 */
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { buildIndexes } from './build-indexes.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import type { OpenedPool } from './opened-pool.ts';
import { openServer } from './server/open-server.ts';
import type { Tables } from './tables.ts';

export interface Database extends OpenedPool {
  readonly db: Kysely<Tables>;
}

export interface DatabaseOptions {
  /** null: the embedded database, in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens and migrates the database. @throws StartError with a line for the person. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  return migrated(databaseUrl === null ? await openEmbedded(dataDir) : await openServer(databaseUrl));
}

/** Opens the database as it is, for the commands that back up and restore. @throws StartError. */
export async function openUnmigrated({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  const opened = databaseUrl === null ? await openEmbedded(dataDir) : await openServer(databaseUrl);
  return { ...opened, db: kyselyOn(opened.pool) };
}

/** Brings an open pool to the latest schema; closes it on failure. */
export async function migrated(opened: OpenedPool): Promise<Database> {
  const db = kyselyOn(opened.pool);
  try {
    await migrate(db);
    await buildIndexes(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { ...opened, db };
}

export const kyselyOn = (pool: Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
