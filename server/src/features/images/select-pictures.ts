import type { SceneKind, SceneTake } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * The columns of a listed picture: all except its scene, which is larger than the rest and only needed for drawing it
 * again.
 */
const LISTED = [
  'images.id',
  'images.render_id',
  'images.original_key',
  'images.variants',
  'images.thumbhash',
  'images.width',
  'images.height',
  'images.seed',
  'images.engine',
  'images.remarks',
  'images.brief',
  'images.parent_image_id',
  'images.tool',
  'images.adjustment',
  'images.is_nsfw',
  'images.is_liked',
  'images.trashed_at',
  'images.bin_token',
  'images.created_at',
] as const;

export type ImageRow = Awaited<ReturnType<ReturnType<typeof selectPictures>['execute']>>[number];

/** Pictures for lists, in the bin or not, with the prompt of their render. */
export const selectPictures = (db: Kysely<Tables>) =>
  db
    .selectFrom('images')
    .leftJoin('renders', 'renders.id', 'images.render_id')
    .select(LISTED)
    .select((row) => [
      sql<SceneKind | null>`images.scene->>'kind'`.as('sceneKind'),
      sql<boolean | null>`(images.scene->>'figure')::boolean`.as('figure'),
      sql<SceneTake | null>`images.scene->'take'`.as('take'),
      row
        .exists(
          row
            .selectFrom('collection_images as held')
            .select('held.image_id')
            .whereRef('held.image_id', '=', 'images.id'),
        )
        .as('isCollected'),
    ])
    // Only two fields of the request, which is larger than all the rest.
    .select([
      sql<string | null>`renders.request->>'prompt'`.as('prompt'),
      sql<string | null>`renders.request->>'negative_prompt'`.as('negativePrompt'),
    ])
    .select(['renders.final_prompt as finalPrompt', 'renders.model as model']);
