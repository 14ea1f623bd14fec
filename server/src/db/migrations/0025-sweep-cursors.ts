import { sql, type Kysely } from 'kysely';

/** Adds how far the sweeps of the stored files have come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A sweep that lost its place in a crash of the database begins again, so this needs no write-ahead log.
  await sql`
    CREATE UNLOGGED TABLE sweep_cursors (
      folder text PRIMARY KEY,
      after_key text
    )
  `.execute(db);
}
