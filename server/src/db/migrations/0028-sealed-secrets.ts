import { sql, type Kysely } from 'kysely';

/**
 * Adds columns for encrypted secrets, and the keys that may be needed to read them. Secrets in plain text stay where
 * they are until no process of the version before needs them; the program encrypts them, because the key is not in the
 * database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['two_factor', 'webhooks', 'realtime_credentials']) {
    await sql`
      ALTER TABLE ${sql.table(table)} ADD COLUMN sealed_secret text, ALTER COLUMN secret DROP NOT NULL
    `.execute(db);
  }
  await sql`
    CREATE TABLE secret_keys (
      id text PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
}
