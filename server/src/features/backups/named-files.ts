import { sql } from 'kysely';

/**
 * The keys of all files that rows name. Those of masks are not required: a mask is deleted after a month although its
 * render still names it. Files that are made again on request (downloads, three-dimensional files, previews) are left
 * out.
 */
export const namedFiles = sql<{ key: string; is_required: boolean }>`
  SELECT original_key AS key, true AS is_required FROM images
  UNION SELECT variant->>'key', true FROM images, jsonb_array_elements(variants) AS variant
  UNION SELECT avatar_key, true FROM users WHERE avatar_key IS NOT NULL
  UNION SELECT evidence_key, true FROM image_reports WHERE evidence_key IS NOT NULL
  UNION SELECT mask.key, false
    FROM renders, substring(request->>'mask_image' FROM 'masks/[0-9]+/[0-9a-f]{64}\\.png$') AS mask (key)
    WHERE mask.key IS NOT NULL
`;
