import { sql, type Kysely } from 'kysely';

/**
 * Adds the scenes of pictures, and the positions of chips' words. In older chips start equals end, so they cannot be
 * corrected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images ADD COLUMN scene jsonb`.execute(db);
  await sql`
    UPDATE images SET brief = (
      SELECT jsonb_agg(
        jsonb_build_object('name', chip->'label', 'piece', NULL, 'source', 'prompt', 'start', 0, 'end', 0) || chip
      )
      FROM jsonb_array_elements(brief) AS chip
    )
    WHERE jsonb_array_length(brief) > 0
  `.execute(db);
  await sql`UPDATE renders SET request = '{"scene_image_id": null, "takes": []}'::jsonb || request`.execute(db);
}
