import { sql, type Kysely } from 'kysely';

/**
 * Adds what the editing tools need: the tool and the adjustment of each picture, their settings in stored requests, and
 * collections to pick pictures from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE renders SET request = '{
      "prompt_image_url": null, "mask_image": null, "strength_slider": null, "model_sensitivity": "default",
      "upscale": 2, "face_enhance": false, "face_fixes": false, "hand_fixes": false
    }'::jsonb || request
  `.execute(db);
  await sql`ALTER TABLE images ADD COLUMN tool text, ADD COLUMN adjustment jsonb`.execute(db);
  await sql`UPDATE images SET tool = renders.mode FROM renders WHERE renders.id = images.render_id`.execute(db);
  await createCollections(db);
}

async function createCollections(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE collections (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      is_private boolean NOT NULL DEFAULT false,
      cover_image_id bigint REFERENCES images ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE INDEX collections_newest_index ON collections (user_id, id DESC)`.execute(db);
  await sql`
    CREATE TABLE collection_images (
      collection_id bigint NOT NULL REFERENCES collections ON DELETE CASCADE,
      image_id bigint NOT NULL REFERENCES images ON DELETE CASCADE,
      added_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (collection_id, image_id)
    )
  `.execute(db);
  await sql`CREATE INDEX collection_images_image_index ON collection_images (image_id)`.execute(db);
}
