import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { holdsWords } from '../../shared/search/holds-words.ts';

interface HeldPage {
  /** Words of the prompts. */
  readonly search: string | undefined;
  readonly before: number | null;
  readonly limit: number;
}

/** The pictures in collections, in order: the highest position is shown first. */
export const heldImagesRepository = (db: Kysely<Tables>) => ({
  /** Ids of each collection's pictures that are not in the bin, in display order. */
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

  /** `id` is the position, which serves as the cursor. */
  listPage(collectionId: number, { search, before, limit }: HeldPage) {
    let query = db
      .selectFrom('collection_images as held')
      .innerJoin('images', 'images.id', 'held.image_id')
      .select(['held.position as id', 'held.image_id as imageId'])
      .where('held.collection_id', '=', collectionId)
      .where('images.trashed_at', 'is', null)
      .where(holdsWords(search))
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

  /** Adds pictures at the top, in the given order; pictures already in the collection keep their place. */
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

  /** Returns how many of them were in the collection. */
  async remove(collectionId: number, imageIds: readonly number[]): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('collection_images')
      .where('collection_id', '=', collectionId)
      .where('image_id', 'in', [...imageIds])
      .executeTakeFirst();
    return Number(numDeletedRows);
  },

  /**
   * Moves a picture directly before another, or to the end. Returns false when one of them is not in the collection.
   */
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
