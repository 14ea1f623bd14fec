import { sql, type Kysely } from 'kysely';

/**
 * Adds the table of downloads, and to each image the folder of its files. An image is looked up by this folder,
 * because the file name of its original is random (`hide-original.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE images
      ADD COLUMN folder text NOT NULL GENERATED ALWAYS AS (regexp_replace(original_key, '/[^/]*$', '')) STORED
  `.execute(db);
  await sql`CREATE INDEX images_folder_index ON images (folder)`.execute(db);
  await sql`
    CREATE TABLE downloads (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      download_id text NOT NULL UNIQUE,
      link_hash bytea UNIQUE CHECK (length(link_hash) = 32),
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('image', 'archive', 'sheet')),
      collection_id bigint REFERENCES collections ON DELETE CASCADE,
      by_visitor boolean NOT NULL DEFAULT false,
      image_ids jsonb NOT NULL,
      options jsonb NOT NULL,
      fingerprint text NOT NULL,
      name text NOT NULL,
      status text NOT NULL DEFAULT 'waiting'
        CHECK (status IN ('waiting', 'working', 'ready', 'failed', 'cancelled')),
      done integer NOT NULL DEFAULT 0,
      total integer NOT NULL,
      file_key text,
      content_type text,
      job_id text,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      CHECK ((link_hash IS NOT NULL) = (kind = 'archive'))
    )
  `.execute(db);
  await sql`CREATE INDEX downloads_same_index ON downloads (user_id, fingerprint, id DESC)`.execute(db);
  await sql`CREATE INDEX downloads_collection_index ON downloads (collection_id)`.execute(db);
  await sql`CREATE INDEX downloads_end_index ON downloads (expires_at)`.execute(db);
}
