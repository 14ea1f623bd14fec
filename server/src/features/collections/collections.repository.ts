import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const collectionsRepository = (db: Kysely<Tables>) => ({
  /** Newest first; `count` is of all pictures that are not in the bin. */
  listOfUser: (userId: number, { offset, limit }: { offset: number; limit: number }) =>
    db
      .selectFrom('collections')
      .select(['id', 'title', 'is_private as isPrivate', 'cover_image_id as coverImageId', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),

  /** Pictures of each collection that are not in the bin, newest first. */
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
});
