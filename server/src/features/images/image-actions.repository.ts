import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { holdsWords } from '../../shared/search/holds-words.ts';
import { selectPictures } from './select-pictures.ts';

interface Place {
  readonly trashedAt: Date;
  readonly id: number;
}

interface TrashedPage {
  /** Words of the prompt. */
  readonly search: string | undefined;
  readonly after: Place | null;
  readonly offset: number;
  readonly limit: number;
}

/** The columns needed after a picture's row was deleted, to remove its files and notify its owner. */
const REMOVED = ['id', 'original_key as originalKey'] as const;

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Changes to a person's pictures. The methods for likes and the bin return the ids that they changed, which are fewer
 * when some are not the person's own.
 */
export const imageActionsRepository = (db: Kysely<Tables>) => ({
  async updateLike(userId: number, ids: readonly number[], isLiked: boolean): Promise<number[]> {
    const query = db
      .updateTable('images')
      .set({ is_liked: isLiked })
      .where('user_id', '=', userId)
      .where('id', 'in', [...ids])
      .where('trashed_at', 'is', null)
      .returning('id');
    return idsOf(await query.execute());
  },

  /** A picture that is already in the bin keeps its date. */
  async trash(userId: number, ids: readonly number[], now: Date): Promise<number[]> {
    const query = db
      .updateTable('images')
      .set({ trashed_at: sql<Date>`coalesce(trashed_at, ${now})` })
      .where('user_id', '=', userId)
      .where('id', 'in', [...ids])
      .returning('id');
    return idsOf(await query.execute());
  },

  async trashOfRender(userId: number, renderId: number, now: Date): Promise<number[]> {
    const query = db
      .updateTable('images')
      .set({ trashed_at: sql<Date>`coalesce(trashed_at, ${now})` })
      .where('user_id', '=', userId)
      .where('render_id', '=', renderId)
      .returning('id');
    return idsOf(await query.execute());
  },

  async restore(userId: number, ids: readonly number[]): Promise<number[]> {
    const query = db
      .updateTable('images')
      .set({ trashed_at: null })
      .where('user_id', '=', userId)
      .where('id', 'in', [...ids])
      .returning('id');
    return idsOf(await query.execute());
  },

  /** Lists the most recently moved to the bin first. */
  listTrashed(userId: number, { search, after, offset, limit }: TrashedPage) {
    const query = selectPictures(db)
      .where('images.user_id', '=', userId)
      .where('images.trashed_at', 'is not', null)
      .where(holdsWords(search))
      .orderBy('images.trashed_at', 'desc')
      .orderBy('images.id', 'desc')
      .limit(limit);
    if (after === null) return query.offset(offset).execute();
    const { trashedAt, id } = after;
    return query.where(sql<boolean>`(images.trashed_at, images.id) < (${trashedAt}, ${id}::bigint)`).execute();
  },

  async owns(userId: number, id: number): Promise<boolean> {
    const query = db.selectFrom('images').select('id').where('user_id', '=', userId).where('id', '=', id);
    return (await query.executeTakeFirst()) !== undefined;
  },

  /** Copies what an admin needs about a picture that is about to be deleted. */
  async insertReport(userId: number, imageId: number, evidenceKey: string | null): Promise<void> {
    await sql`
      INSERT INTO image_reports (
        user_id, owner_id, image_id, render_id, prompt, model, engine, seed, thumbhash, is_nsfw, evidence_key
      )
      SELECT ${userId}, ${userId}, images.id, images.render_id, coalesce(renders.final_prompt, ''), images.model,
        images.engine, images.seed, images.thumbhash, images.is_nsfw, ${evidenceKey}
      FROM images LEFT JOIN renders ON renders.id = images.render_id
      WHERE images.id = ${imageId} AND images.user_id = ${userId}
      ON CONFLICT (user_id, image_id) DO NOTHING
    `.execute(db);
  },

  remove: (userId: number, id: number) =>
    db.deleteFrom('images').where('user_id', '=', userId).where('id', '=', id).returning(REMOVED).execute(),

  removeTrashed: (userId: number, ids: readonly number[]) =>
    db
      .deleteFrom('images')
      .where('user_id', '=', userId)
      .where('id', 'in', [...ids])
      .where('trashed_at', 'is not', null)
      .returning(REMOVED)
      .execute(),

  removeAllTrashed: (userId: number) =>
    db
      .deleteFrom('images')
      .where('user_id', '=', userId)
      .where('trashed_at', 'is not', null)
      .returning(REMOVED)
      .execute(),

  /** Deletes pictures of any owner that were moved to the bin before a time, the oldest first, at most `limit`. */
  removeTrashedBefore: (before: Date, limit: number) =>
    db
      .deleteFrom('images')
      .where('id', 'in', (old) =>
        old.selectFrom('images').select('id').where('trashed_at', '<=', before).orderBy('trashed_at').limit(limit),
      )
      .returning(REMOVED)
      .execute(),
});
