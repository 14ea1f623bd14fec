import { sql, type Kysely } from 'kysely';

/** Adds the list of files of pictures that could not be marked, signed or stamped, which admins read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE unsigned_pictures (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      image_id bigint REFERENCES images (id) ON DELETE SET NULL,
      lacks text NOT NULL CHECK (lacks IN ('credentials', 'mark', 'time_stamp')),
      reason text NOT NULL,
      is_delivered boolean NOT NULL,
      happened_at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX unsigned_pictures_image ON unsigned_pictures (image_id)`.execute(db);
}
