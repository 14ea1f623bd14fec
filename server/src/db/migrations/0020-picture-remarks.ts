import { sql, type Kysely } from 'kysely';

/** Stores how a picture differs from its request as a list instead of one sentence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images ADD COLUMN remarks jsonb NOT NULL DEFAULT '[]'`.execute(db);
  await sql`
    UPDATE images SET remarks = jsonb_build_array(jsonb_build_object('kind', 'other', 'words', note))
    WHERE note IS NOT NULL
  `.execute(db);
  await sql`ALTER TABLE images DROP COLUMN note`.execute(db);
}
