/** Image functions for the adjustments feature: loading the source and storing the result. */
import type { Adjustment, ImageItem } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ExplicitContentCheck } from '../../ports/explicit-content.port.ts';
import type { Pixels } from '../../ports/engine-task.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Actor, NotifyLibrary } from '../../shared/library-news.ts';
import { encodeAdjusted } from './files/encode-adjusted.ts';
import type { imagesRepository, OwnPicture } from './images.repository.ts';
import { checkStorage } from './storage-limits.ts';
import { storePicture } from './files/store-picture.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ReturnType<typeof imagesRepository>;
  readonly blobs: BlobStore;
  readonly explicitContent: ExplicitContentCheck;
  readonly listByIds: (userId: number, ids: readonly number[]) => Promise<ImageItem[]>;
  readonly notify: NotifyLibrary;
}

interface AdjustedPicture {
  readonly origin: OwnPicture;
  readonly pixels: Pixels;
  readonly adjustment: Adjustment;
}

export const createAdjustedImages = ({ db, images, blobs, explicitContent, listByIds, notify }: Parts) => ({
  /** The picture, or the parent of an adjusted one while it exists. @throws AppError `not_found`, `storage_full`. */
  async adjustmentSourceOf(userId: number, imageId: number): Promise<OwnPicture> {
    await checkStorage(db, userId);
    const image = await images.findOwn(userId, imageId);
    if (!image) throw new AppError('not_found', { text: 'There is no such picture.' });
    const isAdjusted = image.tool === 'Adjust' && image.parentImageId !== null;
    return (isAdjusted && (await images.findOwn(userId, image.parentImageId ?? 0))) || image;
  },

  /** The result is explicit when its source is; otherwise it is classified on its own. */
  async storeAdjusted(actor: Actor, { origin, pixels, adjustment }: AdjustedPicture): Promise<ImageItem> {
    const encoded = await encodeAdjusted(pixels, await blobs.read(origin.originalKey));
    const isExplicit = origin.isExplicit || (await explicitContent.isExplicit(pixels));
    const picture = await storePicture(blobs, encoded);
    const adjusted = { parentImageId: origin.id, adjustment };
    const { userId } = actor;
    const row = { userId, picture, isExplicit, rendered: null, adjusted };
    const [item] = await listByIds(userId, await images.insert([row]));
    if (!item) throw new Error('a picture is gone right after it was written');
    notify(actor, { change: 'added', image_ids: [item.id] });
    return item;
  },
});
