/**
 * Pictures, made and uploaded: how they are stored, listed and swept. The renders service hands over what engines made;
 * whoever names a picture in a request must own it.
 */
import type { ImageItem, RegionKind, RenderResultEvent, StorageUse } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ExplicitContentCheck } from '../../ports/explicit-content.port.ts';
import type { KeptScene, LastStep, Mask, Pixels } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Actor, TellLibrary } from '../../shared/library-news.ts';
import { encodeRendered } from './files/encode-rendered.ts';
import { createAdjustedImages } from './adjusted-images.ts';
import { createFindRegion } from './find-region.ts';
import { createImageActions } from './image-actions.ts';
import { imagesRepository, type NewImage, type OwnImage } from './images.repository.ts';
import { listPictureFiles, type PictureFile } from './list-picture-files.ts';
import { checkOwnMask, loadMask, maskPng, readMask, removeMasks, storeMask } from './files/mask-store.ts';
import type { PictureOrigin } from './files/picture-metadata.ts';
import { pixelsToCheck } from './files/pixels-to-check.ts';
import { removePictureFiles } from './files/remove-picture-files.ts';
import { createPictureLists } from './picture-lists.ts';
import { createReportedImages } from './reported-images.ts';
import { presentImage } from './present-image.ts';
import { readUpload, type UploadedFile } from './files/read-upload.ts';
import { readSourcePixels } from './files/source-pixels.ts';
import { readSmallPictures, type SmallPicture } from './files/small-pictures.ts';
import { findSceneFile, storeSceneFile, type SceneFileKind } from './files/scene-file-store.ts';
import { pictureFolderOf, removePicture, storePicture, type StoredPicture } from './files/store-picture.ts';
import { storePreview } from './files/store-preview.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { checkRoom, storageOf } from './storage-room.ts';
import { traceConversation } from './trace-conversation.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly explicitContent: ExplicitContentCheck;
  readonly engines: readonly ImageEngine[];
  readonly clock: Clock;
  readonly background: Background;
  readonly tellLibrary: TellLibrary;
}

/** A picture whose files are written and whose row is not. */
export interface RenderedPicture {
  readonly picture: StoredPicture;
  readonly isExplicit: boolean;
}

/** A picture that can be drawn again. */
export interface SceneSource {
  readonly imageId: number;
  readonly originalKey: string;
  readonly scene: KeptScene;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** What its render was asked. */
  readonly request: Record<string, unknown>;
}

export type DeliveredImage = RenderResultEvent['render_images'][number];
export type { DigitalSourceType } from './files/picture-metadata.ts';
export type { NewImage, OwnImage } from './images.repository.ts';
export type { PictureFile } from './list-picture-files.ts';

export type ImagesService = ReturnType<typeof createImagesService>;

export function createImagesService(parts: Parts) {
  const { db, blobs, explicitContent, engines, clock, background, tellLibrary: tell } = parts;
  const images = imagesRepository(db);
  const findRegion = createFindRegion(engines);
  const lists = createPictureLists({ images, urlOf: blobs.urlOf });
  const { listByIds } = lists;

  /** The picture behind a URL. @throws AppError `not_owner`, also when there is no such picture. */
  async function ownImageOf(userId: number, url: string): Promise<OwnImage> {
    const key = blobs.keyOf(url);
    const image = key === null ? null : await images.findByFolder(userId, pictureFolderOf(key));
    if (image === null) throw new AppError('not_owner');
    return image;
  }

  const adjusted = createAdjustedImages({ db, images, blobs, explicitContent, listByIds, tell });
  const reported = createReportedImages({ db, blobs });
  const actions = createImageActions({
    db,
    blobs,
    reported,
    background,
    clock,
    tell,
    present: (row) => presentImage(row, blobs.urlOf),
  });

  return {
    /** Checks and writes the files of a picture that an engine made. */
    async storeRendered(pixels: Pixels, origin: PictureOrigin): Promise<RenderedPicture> {
      const [isExplicit, picture] = await Promise.all([
        explicitContent.isExplicit(pixels),
        storePicture(blobs, encodeRendered(pixels, origin)),
      ]);
      return { picture, isExplicit };
    },

    /** Removes the files of pictures that will get no row. */
    async discard(pictures: readonly RenderedPicture[]): Promise<void> {
      await Promise.all(pictures.map(({ picture }) => removePicture(blobs, picture)));
    },

    /** Writes a coarse picture of a render in progress; answers its key. */
    storePreview: (pixels: Pixels) => storePreview(blobs, pixels),

    /** Writes the rows of stored pictures; answers where each is found. */
    async insertRendered(transaction: Transaction<Tables>, rows: readonly NewImage[]): Promise<DeliveredImage[]> {
      const ids = await imagesRepository(transaction).insert(rows);
      return rows.map(({ picture }, index) => ({
        id: ids[index] ?? 0,
        image_url: blobs.urlOf(picture.originalKey),
        webp_image_url: blobs.urlOf(picture.variants.at(-1)?.key ?? picture.originalKey),
      }));
    },

    ...lists,

    /** In the order of `ids`; those of another person, in the bin or gone are left out. */
    listFiles: (userId: number, ids: readonly number[]): Promise<PictureFile[]> => listPictureFiles(db, userId, ids),

    /** For a model to look at, in the order of `ids`; those of another person, in the bin or gone are left out. */
    readSmall: async (userId: number, ids: readonly number[]): Promise<SmallPicture[]> =>
      readSmallPictures(blobs, await listPictureFiles(db, userId, ids)),

    ownImageOf,

    checkOwnMask: (userId: number, url: string) => checkOwnMask(blobs, userId, url),

    /**
     * What a tool works on: a picture of a person, its mask when there is one, and what it was drawn from.
     * @throws AppError `not_found`.
     */
    async readSource(
      userId: number,
      imageId: number,
      maskUrl: string | null,
    ): Promise<{ source: Pixels; mask: Mask | null; scene: KeptScene | null }> {
      const image = await images.findOwn(userId, imageId);
      if (!image) throw new AppError('not_found', { text: 'There is no such picture.' });
      const source = await readSourcePixels(blobs, image.originalKey);
      const mask = maskUrl === null ? null : await loadMask(blobs, maskUrl, source.width, source.height);
      return { source, mask, scene: image.scene };
    },

    /** What was asked so far, oldest first, and the picture before the last of it; null where there is none. */
    traceConversation: (userId: number, imageId: number) => traceConversation(images, userId, imageId),

    /** The step of a conversation that made a picture; null for a picture that none made, or whose source is gone. */
    async readLastStep(userId: number, imageId: number): Promise<LastStep | null> {
      const { texts, before } = await traceConversation(images, userId, imageId);
      return before && { before: await readSourcePixels(blobs, before.originalKey), scene: before.scene, texts };
    },

    /** @throws AppError `not_found`, `not_owner`, or `invalid_fields` (of `field`) for one's own picture without a scene. */
    async sceneSourceOf(userId: number, imageId: number, field = 'scene_image_id'): Promise<SceneSource> {
      const found = await images.findScene(imageId);
      if (!found) throw new AppError('not_found', { text: 'There is no such picture.' });
      if (found.userId !== userId) throw new AppError('not_owner');
      const { originalKey, scene, seed, width, height, request } = found;
      if (!scene || seed === null || !request) {
        throw invalidFields({ [field]: 'This picture cannot be drawn again: choose one that was drawn here' });
      }
      return { imageId, originalKey, scene, seed, width, height, request };
    },

    /** Where the file of a picture's scene is found; null before it was made. */
    async sceneFileUrl(source: SceneSource, format: string): Promise<string | null> {
      const key = await findSceneFile(blobs, source.originalKey, format);
      return key === null ? null : blobs.urlOf(key);
    },

    async storeSceneFile(source: SceneSource, kind: SceneFileKind, data: Uint8Array): Promise<string> {
      return blobs.urlOf(await storeSceneFile(blobs, source.originalKey, kind, data));
    },

    storageOf: (userId: number): Promise<StorageUse> => storageOf(db, userId),

    /** @throws AppError `storage_full`. */
    checkRoom,

    /** Answers the URL of the stored picture. @throws AppError `storage_full`. */
    async upload(actor: Actor, file: UploadedFile): Promise<string> {
      await checkRoom(db, actor.userId);
      const encoded = await readUpload(file);
      const isExplicit = await explicitContent.isExplicit(await pixelsToCheck(encoded));
      const picture = await storePicture(blobs, encoded);
      const row = { userId: actor.userId, picture, isExplicit, rendered: null };
      tell(actor, { change: 'added', image_ids: await images.insert([row]) });
      return blobs.urlOf(picture.originalKey);
    },

    /** @throws AppError `not_owner`, also when there is no such picture. */
    async findByUrl(userId: number, url: string): Promise<{ image: ImageItem }> {
      const [image] = await listByIds(userId, [(await ownImageOf(userId, url)).id]);
      if (!image) throw new AppError('not_owner');
      return { image };
    },

    ...adjusted,
    ...actions,
    ...reported,

    /** Answers the URL of the stored mask. */
    uploadMask: async (userId: number, { bytes }: UploadedFile): Promise<string> =>
      blobs.urlOf(await storeMask(blobs, userId, await readMask(bytes))),

    /** Finds a part of one's own picture. @throws AppError `not_owner`, `engine_unavailable`. */
    async selectRegion(userId: number, url: string, kind: RegionKind, signal: AbortSignal) {
      const { originalKey } = await ownImageOf(userId, url);
      const mask = await findRegion(await readSourcePixels(blobs, originalKey), kind, signal);
      const key = await storeMask(blobs, userId, await maskPng(mask));
      return { mask_url: blobs.urlOf(key), found: mask.data.some((value) => value > 127) };
    },

    listOriginalKeys: images.listOriginalKeys,

    /** Of a person who is gone: the files of their pictures, listed while there were rows, and their masks. */
    async eraseFiles(userId: number, originalKeys: readonly string[]): Promise<void> {
      await removePictureFiles(blobs, originalKeys);
      await removeMasks(blobs, userId);
    },

    /** Tells the database what the library holds now. */
    refreshStatistics: images.refreshStatistics,

    sweepFiles: () => sweepFiles({ ...images, blobs, now: clock.now() }),
  };
}
