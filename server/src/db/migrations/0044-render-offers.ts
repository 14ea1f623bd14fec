import { sql, type Kysely } from 'kysely';

/** Adds the words that a refusal offers: with them, the same request would be done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE renders ADD COLUMN offers jsonb NOT NULL DEFAULT '[]'`.execute(db);
}
