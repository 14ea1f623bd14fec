import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * The keys of all files that rows name. Those of masks are not required: a mask is deleted after a month although its
 * render still names it. Files that are made again on request (downloads, three-dimensional files, previews) are left
 * out.
 */
const usualFiles = sql`
  SELECT original_key AS key, true AS is_required FROM images
  UNION SELECT variant->>'key', true FROM images, jsonb_array_elements(variants) AS variant
  UNION SELECT avatar_key, true FROM users WHERE avatar_key IS NOT NULL
  UNION SELECT evidence_key, true FROM image_reports WHERE evidence_key IS NOT NULL
  UNION SELECT mask.key, false
    FROM renders, substring(request->>'mask_image' FROM 'masks/[0-9]+/[0-9a-f]{64}\\.png$') AS mask (key)
    WHERE mask.key IS NOT NULL
`;

/** Content credentials of uploads. */
const credentialsFiles = sql`SELECT credentials_key, true FROM images WHERE credentials_key IS NOT NULL`;

/** The query for this database, which may not be up to date yet when a backup is made of it. */
export async function namedFilesOf(db: Kysely<Tables>): Promise<RawBuilder<{ key: string; is_required: boolean }>> {
  const { rows } = await sql`
    SELECT 1 FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'images' AND column_name = 'credentials_key'
  `.execute(db);
  return rows.length === 0 ? sql`${usualFiles}` : sql`${usualFiles} UNION ${credentialsFiles}`;
}
