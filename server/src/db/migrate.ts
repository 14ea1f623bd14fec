import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../shared/start-error.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Runs all pending migrations in order, in one transaction; concurrent processes take turns.
 * @throws StartError when the database is newer than this program, or a migration fails.
 */
export const migrate = (db: Kysely<Tables>): Promise<void> => migrateTo(db, Object.keys(migrations).at(-1)!);

/** Runs the pending migrations up to `name`; `db` may be a transaction. @throws StartError like `migrate`. */
export async function migrateTo(db: Kysely<Tables>, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateTo(name);
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error');
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  throw new StartError(
    failed
      ? `The database could not be brought up to date (${failed.migrationName}): ${reason}`
      : `The database does not fit this version of the program: ${reason}`,
    { cause: error },
  );
}
