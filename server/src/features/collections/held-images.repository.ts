import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What collections hold, in their order: the highest position is shown first. */
export const heldImagesRepository = (db: Kysely<Tables>) => ({
  /** Pictures of each collection that are not in the bin, as they are shown. */
  async listImageIds(collectionIds: readonly number[]): Promise<Map<number, number[]>> {
    if (collectionIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('collection_images as held')
      .innerJoin('images', 'images.id', 'held.image_id')
      .select(['held.collection_id as collectionId', 'held.image_id as imageId'])
      .where('held.collection_id', 'in', [...collectionIds])
      .where('images.trashed_at', 'is', null)
      .orderBy('held.position', 'desc')
      .orderBy('held.image_id', 'desc')
      .execute();
    const byCollection = Map.groupBy(rows, ({ collectionId }) => collectionId);
    return new Map([...byCollection].map(([id, held]) => [id, held.map(({ imageId }) => imageId)]));
  },

  /** `id` is the position, by which a list goes on. */
  listPage(collectionId: number, { before, limit }: { before: number | null; limit: number }) {
    let query = db
      .selectFrom('collection_images as held')
      .innerJoin('images', 'images.id', 'held.image_id')
      .select(['held.position as id', 'held.image_id as imageId'])
      .where('held.collection_id', '=', collectionId)
      .where('images.trashed_at', 'is', null)
      .orderBy('held.position', 'desc')
      .orderBy('held.image_id', 'desc')
      .limit(limit);
    if (before !== null) query = query.where('held.position', '<', before);
    return query.execute();
  },

  async holds(collectionId: number, imageId: number): Promise<boolean> {
    const query = db
      .selectFrom('collection_images')
      .select('image_id')
      .where('collection_id', '=', collectionId)
      .where('image_id', '=', imageId);
    return (await query.executeTakeFirst()) !== undefined;
  },

  /** Before all others, the first of them first; those that are held already stay where they are. */
  async add(collectionId: number, imageIds: readonly number[]): Promise<void> {
    const { top } = await db
      .selectFrom('collection_images')
      .select(({ fn }) => fn.coalesce(fn.max('position'), sql<number>`0`).as('top'))
      .where('collection_id', '=', collectionId)
      .executeTakeFirstOrThrow();
    const rows = imageIds.map((imageId, index) => ({
      collection_id: collectionId,
      image_id: imageId,
      position: Number(top) + imageIds.length - index,
    }));
    await db
      .insertInto('collection_images')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** How many of them were held. */
  async remove(collectionId: number, imageIds: readonly number[]): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('collection_images')
      .where('collection_id', '=', collectionId)
      .where('image_id', 'in', [...imageIds])
      .executeTakeFirst();
    return Number(numDeletedRows);
  },

  /** Puts a held picture right before another, or last. False when one of them is not held. */
  async place(collectionId: number, imageId: number, beforeImageId: number | null): Promise<boolean> {
    const inCollection = db.selectFrom('collection_images').where('collection_id', '=', collectionId);
    const anchor =
      beforeImageId === null
        ? await inCollection.select(sql<number>`min(position) - 1`.as('position')).executeTakeFirst()
        : await inCollection.select('position').where('image_id', '=', beforeImageId).executeTakeFirst();
    if (!anchor || anchor.position === null) return false;
    const position = Number(anchor.position);
    await db
      .updateTable('collection_images')
      .set({ position: sql<number>`position + 1` })
      .where('collection_id', '=', collectionId)
      .where('position', '>', position)
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('collection_images')
      .set({ position: position + 1 })
      .where('collection_id', '=', collectionId)
      .where('image_id', '=', imageId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Which of these pictures are in any collection. */
  async listCollected(imageIds: readonly number[]): Promise<Set<number>> {
    const query = db
      .selectFrom('collection_images')
      .select('image_id')
      .distinct()
      .where('image_id', 'in', [...imageIds]);
    return new Set((await query.execute()).map(({ image_id: id }) => id));
  },
});
