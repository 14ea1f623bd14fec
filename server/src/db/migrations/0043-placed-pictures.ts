import { sql, type Kysely } from 'kysely';

/**
 * Adds the pictures that people have laid on the pieces of scenes. The scenes name them by their digests, so that each
 * is stored once; the link to the images keeps those that a scene still shows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE placed_pictures (
      digest text PRIMARY KEY,
      data bytea NOT NULL,
      used_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`
    CREATE TABLE image_placed_pictures (
      image_id bigint NOT NULL REFERENCES images ON DELETE CASCADE,
      digest text NOT NULL REFERENCES placed_pictures,
      PRIMARY KEY (image_id, digest)
    )
  `.execute(db);
  await sql`CREATE INDEX image_placed_pictures_by_digest ON image_placed_pictures (digest)`.execute(db);
}
