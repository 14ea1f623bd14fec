import { sql, type Kysely } from 'kysely';

/** Adds new addresses that are not yet confirmed, and changes that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE email_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      old_email text NOT NULL,
      new_email text NOT NULL,
      token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      expires_at timestamptz NOT NULL,
      confirmed_at timestamptz
    )
  `.execute(db);
  await sql`CREATE INDEX email_changes_user_id_index ON email_changes (user_id)`.execute(db);
}
