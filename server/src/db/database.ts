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
import type { ConnectionSettings } from './server/connection-budget.ts';
import { openServer } from './server/open-server.ts';
import type { Tables } from './tables.ts';

export interface Database extends OpenedPool {
  readonly db: Kysely<Tables>;
}

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Settings for a PostgreSQL server; by default a pool of ten connections. */
  readonly connections?: ConnectionSettings;
}

/** Opens and migrates the database. @throws StartError with a line for the person. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return migrated(await openPool(options));
}

/** Opens the database as it is, for the commands that back up and restore. @throws StartError. */
export async function openUnmigrated(options: DatabaseOptions): Promise<Database> {
  const opened = await openPool(options);
  return { ...opened, db: kyselyOn(opened.pool) };
}

const openPool = ({ databaseUrl, dataDir, connections }: DatabaseOptions): Promise<OpenedPool> =>
  databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, connections);

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
