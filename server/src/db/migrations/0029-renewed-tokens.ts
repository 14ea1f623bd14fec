import { sql, type Kysely } from 'kysely';

/**
 * Session tokens are renewed. `sessions` gets the time at which its token was issued; `renewed_tokens` contains new
 * tokens that were not used yet and old ones that were replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN token_issued_at timestamptz NOT NULL DEFAULT now()`.execute(db);
  await sql`
    CREATE TABLE renewed_tokens (
      token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
      session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
      issued_at timestamptz NOT NULL,
      ends_at timestamptz
    )
  `.execute(db);
  await sql`CREATE INDEX renewed_tokens_session_id_index ON renewed_tokens (session_id)`.execute(db);
}
