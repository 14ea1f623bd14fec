import { sql, type Kysely } from 'kysely';

/** Adds the list of backups in the operator's folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE backups (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      origin text NOT NULL CHECK (origin IN ('schedule', 'admin')),
      status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'completed', 'failed')),
      done integer NOT NULL DEFAULT 0,
      total integer NOT NULL DEFAULT 0,
      name text,
      bytes bigint,
      missing integer NOT NULL DEFAULT 0,
      problem text,
      job_id text,
      link_hash bytea UNIQUE,
      link_expires_at timestamptz,
      created_at timestamptz NOT NULL,
      finished_at timestamptz
    )
  `.execute(db);
  // One backup at a time: a second one would only be slower.
  await sql`
    CREATE UNIQUE INDEX backups_one_live_key ON backups ((true)) WHERE status IN ('waiting', 'running')
  `.execute(db);
}
