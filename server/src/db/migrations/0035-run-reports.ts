import { sql, type Kysely } from 'kysely';

/**
 * `sends_mail`: whether the owner gets an e-mail when the run is finished or pauses by itself. `recent_ends` has the moment
 * from which the pace of the run is measured, and then those at which its last pictures have ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE runs
      ADD COLUMN sends_mail boolean NOT NULL DEFAULT true,
      ADD COLUMN recent_ends timestamptz[] NOT NULL DEFAULT '{}'
  `.execute(db);
}
