import { sql, type Kysely } from 'kysely';

/** Adds the settings of sketches, variations, try-on, edits by chat and backdrops to stored requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE renders SET request = '{
      "blend_image_url": null, "blend_image_id": null, "blend_guidance_slider": null,
      "blend_control_guidance_slider": null, "cg_slider": null, "edges": false, "category": null, "text": "",
      "colourways": [], "placement": null
    }'::jsonb || request
  `.execute(db);
}
