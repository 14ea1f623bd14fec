/**
 * Saving, removing, moving and ordering the pictures of a person's collections. A request for several pictures changes
 * all of them or none.
 */
import type { Collection, collectionRoutes, ParsedBody } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Actor, NotifyLibrary } from '../../shared/library-news.ts';
import { collectionsRepository } from './collections.repository.ts';
import { heldImagesRepository } from './held-images.repository.ts';
import type { ImagesById } from './present-collection.ts';
import { noSuchCollection } from './shared-collections.ts';

type Body<Name extends keyof typeof collectionRoutes> = ParsedBody<(typeof collectionRoutes)[Name]>;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly imagesById: (userId: number, ids: readonly number[]) => Promise<ImagesById>;
  readonly getOwn: (userId: number, id: number) => Promise<Collection>;
  readonly notify: NotifyLibrary;
}

const pickedOf = ({ image_id: one, image_ids: many }: Body<'addImage'>): number[] => [
  ...new Set(many ?? (one === undefined ? [] : [one])),
];

export function createCollectedImages({ db, imagesById, getOwn, notify }: Parts) {
  const noSuchPicture = () => new AppError('not_found', { text: 'There is no such picture.' });

  async function lock(transaction: Transaction<Tables>, userId: number, ids: readonly number[]): Promise<void> {
    // Rows are locked in one order everywhere, so that two opposite moves cannot deadlock.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      if (!(await collectionsRepository(transaction).lock(userId, id))) throw noSuchCollection();
    }
  }

  async function takeOut(transaction: Transaction<Tables>, userId: number, id: number, imageIds: readonly number[]) {
    const removed = await heldImagesRepository(transaction).remove(id, imageIds);
    if (removed !== imageIds.length) throw noSuchPicture();
    const collection = await collectionsRepository(transaction).findOwn(userId, id);
    const coverId = collection?.cover_image_id ?? null;
    if (coverId !== null && imageIds.includes(coverId))
      await collectionsRepository(transaction).update(userId, id, { cover_image_id: null });
  }

  async function checkOwn(userId: number, imageIds: readonly number[]): Promise<void> {
    if ((await imagesById(userId, imageIds)).size !== imageIds.length) throw noSuchPicture();
  }

  /** Notifies the owner's pages; answers with the first changed collection and whether each picture is in any. */
  async function notifyAndAnswer(
    actor: Actor,
    collectionIds: readonly [number, ...number[]],
    imageIds: readonly number[],
  ) {
    const collected = await heldImagesRepository(db).listCollected(imageIds);
    notify(actor, {
      change: 'collections',
      collection_ids: [...collectionIds],
      image_ids: [...imageIds],
      bookmarked_ids: imageIds.filter((id) => collected.has(id)),
    });
    return {
      collection: await getOwn(actor.userId, collectionIds[0]),
      images: imageIds.map((id) => ({ image_id: id, is_bookmark: collected.has(id) })),
    };
  }

  return {
    /** Pictures that are already in the collection keep their place. @throws AppError `not_found`. */
    async addImages(actor: Actor, body: Body<'addImage'>) {
      const { userId } = actor;
      const imageIds = pickedOf(body);
      await checkOwn(userId, imageIds);
      await db.transaction().execute(async (transaction) => {
        await lock(transaction, userId, [body.collection_id]);
        await heldImagesRepository(transaction).add(body.collection_id, imageIds);
      });
      return notifyAndAnswer(actor, [body.collection_id], imageIds);
    },

    /** @throws AppError `not_found`, also when one of the pictures is not in the collection. */
    async removeImages(actor: Actor, body: Body<'removeImage'>) {
      const { userId } = actor;
      const imageIds = pickedOf(body);
      await db.transaction().execute(async (transaction) => {
        await lock(transaction, userId, [body.collection_id]);
        await takeOut(transaction, userId, body.collection_id, imageIds);
      });
      return notifyAndAnswer(actor, [body.collection_id], imageIds);
    },

    /** @throws AppError `not_found`, also when one of the pictures is not in the collection. */
    async moveImages(actor: Actor, body: Body<'moveImage'>) {
      const { userId } = actor;
      const { collection_id: to, from_collection_id: from } = body;
      const imageIds = pickedOf(body);
      await db.transaction().execute(async (transaction) => {
        await lock(transaction, userId, [to, from]);
        await takeOut(transaction, userId, from, imageIds);
        await heldImagesRepository(transaction).add(to, imageIds);
      });
      return notifyAndAnswer(actor, [to, from], imageIds);
    },

    /** @throws AppError `not_found`, also when one of the two pictures is not in the collection. */
    async orderImage(actor: Actor, body: Body<'orderImage'>): Promise<void> {
      const { userId } = actor;
      const { collection_id: id, image_id: imageId, before_image_id: beforeId } = body;
      await db.transaction().execute(async (transaction) => {
        await lock(transaction, userId, [id]);
        if (imageId === beforeId) return;
        if (!(await heldImagesRepository(transaction).place(id, imageId, beforeId))) throw noSuchPicture();
      });
      notify(actor, { change: 'collections', collection_ids: [id] });
    },
  };
}
