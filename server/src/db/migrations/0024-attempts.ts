import { sql, type Kysely } from 'kysely';

/** Adds attempts that all servers count together, and the devices from which people have logged in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Losing the counts in a crash of the database is harmless, so they need no write-ahead log.
  await sql`
    CREATE UNLOGGED TABLE attempts (
      key bytea PRIMARY KEY,
      count integer NOT NULL,
      ends_at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX attempts_end_index ON attempts (ends_at)`.execute(db);
  await sql`
    CREATE TABLE known_devices (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash bytea NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, token_hash)
    )
  `.execute(db);
  await sql`CREATE INDEX known_devices_token_index ON known_devices (token_hash)`.execute(db);
}
