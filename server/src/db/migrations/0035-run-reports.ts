import { sql, type Kysely } from 'kysely';

/**
 * Adds whether the owner of a run gets an e-mail when it is finished or pauses by itself, and what its pace is measured
 * from: `recent_ends` has the moment from which it counts, and then those at which the last pictures have ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE runs
      ADD COLUMN sends_mail boolean NOT NULL DEFAULT true,
      ADD COLUMN recent_ends timestamptz[] NOT NULL DEFAULT '{}'
  `.execute(db);
}
