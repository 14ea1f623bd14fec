import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartError } from '../shared/program/start-error.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/**
 * How long a migration waits for the lock of a table, in ms. Everybody else's queries on the table queue up behind it,
 * so it gives up early and tries again.
 */
const LOCK_TIMEOUT_MS = 1000;
const LOCK_RETRY_MS = 1000;
/** Number of tries; with the timeouts they take two minutes. */
const LOCK_TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/** Kysely's message about a migration that the database has and this program does not. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Runs all pending migrations in order, in one transaction; concurrent processes take turns. Old processes continue to
 * work meanwhile.
 * @throws StartError when the database is newer than this program, or a migration fails.
 */
export async function migrate(db: Kysely<Tables>, known: Migrations = migrations): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateTo(db, Object.keys(known).at(-1)!, known);
    } catch (error) {
      const cause = (error as Error).cause as { code?: string } | undefined;
      if (cause?.code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error;
      await delay(LOCK_RETRY_MS);
    }
  }
}

/** Runs the pending migrations up to `name`; `db` may be a transaction. @throws StartError like `migrate`. */
export async function migrateTo(db: Kysely<Tables>, name: string, known: Migrations = migrations): Promise<void> {
  const patient = Object.fromEntries(Object.entries(known).map(([each, { up }]) => [each, { up: withTimeout(up) }]));
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(patient) } });
  const { error, results } = await migrator.migrateTo(name);
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error');
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  const newer = UNKNOWN_MIGRATION.exec(reason)?.[1];
  if (newer !== undefined) {
    throw new StartError(
      `A newer version of the program has changed the database (${newer}). Start that version; processes that are running may finish their work.`,
      { cause: error },
    );
  }
  throw new StartError(
    failed
      ? `The database could not be brought up to date (${failed.migrationName}): ${reason}`
      : `The database does not fit this version of the program: ${reason}`,
    { cause: error },
  );
}

const withTimeout =
  (up: Migration['up']): Migration['up'] =>
  async (db) => {
    await sql`SET LOCAL lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
    await up(db);
  };
