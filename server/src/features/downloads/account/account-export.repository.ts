import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** The stored data about a person for their archive, without hashes, file locations and data of others. */
export const accountExportRepository = (db: Kysely<Tables>) => ({
  profile: (userId: number) =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name', 'plan', 'allows_explicit'])
      .select(['email_verified_at', 'created_at'])
      .where('id', '=', userId)
      .execute(),

  renders: (userId: number) =>
    db
      .selectFrom('renders')
      .select(['id', 'mode', 'model', 'status', 'reason', 'request', 'final_prompt', 'seed'])
      .select(['image_count', 'width', 'height', 'created_at', 'finished_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  images: (userId: number) =>
    db
      .selectFrom('images')
      .select(['id', 'render_id', 'width', 'height', 'content_type', 'bytes', 'seed', 'engine', 'tool', 'model'])
      .select(['parent_image_id', 'is_nsfw', 'is_liked', 'trashed_at', 'colours', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  runs: (userId: number) =>
    db
      .selectFrom('runs')
      .select(['id', 'name', 'status', 'columns', 'seed', 'created_at'])
      .select(
        sql<unknown[]>`ARRAY(
          SELECT jsonb_build_object('sku', sku, 'name', name, 'values', "values")
          FROM run_rows WHERE run_id = runs.id ORDER BY position
        )`.as('rows'),
      )
      .select(
        sql<unknown[]>`ARRAY(SELECT settings FROM run_shots WHERE run_id = runs.id ORDER BY position)`.as('shots'),
      )
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  recipes: (userId: number) =>
    db
      .selectFrom('run_recipes')
      .innerJoin('run_recipe_versions', 'run_recipe_versions.recipe_id', 'run_recipes.id')
      .select(['run_recipes.id', 'name', 'run_recipe_versions.version', 'shots'])
      .where('user_id', '=', userId)
      .orderBy('run_recipes.id')
      .orderBy('run_recipe_versions.version')
      .execute(),

  collections: (userId: number) =>
    db
      .selectFrom('collections')
      .select(['id', 'title', 'is_private', 'is_shared', 'short_link', 'view_count', 'created_at'])
      .select(
        sql<number[]>`ARRAY(
          SELECT image_id FROM collection_images
          WHERE collection_id = collections.id ORDER BY position DESC
        )`.as('image_ids'),
      )
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  notes: (userId: number) =>
    db
      .selectFrom('image_notes')
      .select(['image_id', 'text', 'visibility', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  colours: (userId: number) =>
    db
      .selectFrom('named_colours')
      .select(['name', 'hex', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  chats: (userId: number) =>
    db
      .selectFrom('chat_messages')
      .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
      .select(['chats.id as chat_id', 'chats.title', 'role', 'text', 'render_id', 'chat_messages.created_at'])
      .where('chats.user_id', '=', userId)
      .orderBy('chat_messages.id')
      .execute(),

  quota: (userId: number) =>
    db
      .selectFrom('quota_ledger')
      .select(['kind', 'unit', 'amount', 'render_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  devices: (userId: number) =>
    db
      .selectFrom('sessions')
      .select(['device', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  /** Includes pictures in the bin. */
  originals: (userId: number) =>
    db
      .selectFrom('images')
      .select(['id', 'original_key as originalKey', 'content_type as contentType'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  async countOriginals(userId: number): Promise<number> {
    const { count } = await db
      .selectFrom('images')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
