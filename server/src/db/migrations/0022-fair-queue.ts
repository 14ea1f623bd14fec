import { sql, type Kysely } from 'kysely';

/**
 * Adds the fair order of waiting renders. `renders.priority` stays for processes of the version before, which still
 * write it during a rolling upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE render_queue (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      virtual_time bigint NOT NULL DEFAULT 0,
      newcomers integer NOT NULL DEFAULT 0,
      origin bigint NOT NULL DEFAULT 0
    )
  `.execute(db);
  await sql`
    CREATE TABLE render_shares (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      is_batch boolean NOT NULL,
      finish bigint NOT NULL,
      PRIMARY KEY (user_id, is_batch)
    )
  `.execute(db);
  await sql`
    ALTER TABLE renders
      ADD COLUMN turn bigint NOT NULL DEFAULT 0,
      ADD COLUMN turn_length integer NOT NULL DEFAULT 0,
      ADD COLUMN is_batch boolean NOT NULL DEFAULT false
  `.execute(db);
  await sql`CREATE INDEX renders_waiting_index ON renders (user_id) WHERE status = 'queued'`.execute(db);
}
