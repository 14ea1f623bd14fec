import { sql, type Kysely } from 'kysely';

/** Counts the saved sheets and recipes of a run, so that changes of an older one are noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE runs
      ADD COLUMN sheet_version integer NOT NULL DEFAULT 1,
      ADD COLUMN recipe_version integer NOT NULL DEFAULT 1
  `.execute(db);
}
