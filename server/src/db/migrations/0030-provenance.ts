import { sql, type Kysely } from 'kysely';

/**
 * Adds the key and certificates that sign content credentials, and what the credentials of an uploaded file said.
 * Credentials name an author, and the prompt, only when the person wants it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE signing_identity (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      certificates jsonb NOT NULL,
      secret text,
      sealed_secret text
    )
  `.execute(db);
  await sql`ALTER TABLE images ADD COLUMN credentials_key text`.execute(db);
  await sql`ALTER TABLE users ADD COLUMN credentials_author text`.execute(db);
  await sql`ALTER TABLE users ADD COLUMN credentials_prompt boolean NOT NULL DEFAULT false`.execute(db);
}
