import { sql, type Kysely } from 'kysely';

/** Adds the admins' orders of engines and of the families of models on them, which hold on every server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE engine_preferences (
      engine text PRIMARY KEY,
      place integer,
      families jsonb
    )
  `.execute(db);
}
