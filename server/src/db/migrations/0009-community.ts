import { sql, type Kysely } from 'kysely';

/** Adds notes on pictures, and submissions to the showcase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE image_notes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      image_id bigint NOT NULL REFERENCES images ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      text text NOT NULL,
      visibility text NOT NULL CHECK (visibility IN ('only_me', 'link', 'public')),
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE INDEX image_notes_image_index ON image_notes (image_id, id)`.execute(db);
  await sql`
    CREATE TABLE showcase_submissions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      image_id bigint NOT NULL UNIQUE REFERENCES images ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      status text NOT NULL DEFAULT 'submitted' CHECK (status IN ('submitted', 'accepted', 'refused')),
      submitted_at timestamptz NOT NULL DEFAULT now(),
      decided_at timestamptz,
      decided_by bigint REFERENCES users ON DELETE SET NULL,
      CHECK ((status = 'submitted') = (decided_at IS NULL))
    )
  `.execute(db);
  await sql`
    CREATE INDEX showcase_submissions_waiting_index ON showcase_submissions (id) WHERE status = 'submitted'
  `.execute(db);
  await sql`
    CREATE INDEX showcase_submissions_decided_index ON showcase_submissions (status, decided_at DESC, id DESC)
    WHERE status <> 'submitted'
  `.execute(db);
}
