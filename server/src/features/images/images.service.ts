/**
 * Generated and uploaded pictures: storing, listing and sweeping them. The renders service passes the results of
 * engines here; a request may only name the person's own pictures.
 */
import type { ImageItem, RegionKind, RenderResultEvent, StorageUse } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ExplicitContentCheck } from '../../ports/explicit-content.port.ts';
import type { StoredScene, LastStep, Mask, Pixels } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Actor, NotifyLibrary } from '../../shared/library-news.ts';
import { plainPathOf, readPlacedPath } from '../../shared/placed-file.ts';
import type { ProvenanceService } from '../provenance/provenance.service.ts';
import { encodeRendered } from './files/encode-rendered.ts';
import { createAdjustedImages } from './adjusted-images.ts';
import { createFindRegion } from './find-region.ts';
import { createImageActions } from './image-actions.ts';
import { imagesRepository, type NewImage, type OwnImage } from './images.repository.ts';
import { listPictureFiles, type PictureFile } from './list-picture-files.ts';
import { checkOwnMask, loadMask, maskPng, readMask, removeMasks, storeMask } from './files/mask-store.ts';
import type { PictureOrigin } from '../../shared/picture-metadata.ts';
import { pixelsToCheck } from './files/pixels-to-check.ts';
import { removePictureFiles } from './files/remove-picture-files.ts';
import { createPictureFiles } from './picture-files.ts';
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
import { sweepFolder, type StoredFile } from './files/sweep-folder.ts';
import { checkStorage, storageOf } from './storage-limits.ts';
import { traceConversation } from './trace-conversation.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly explicitContent: ExplicitContentCheck;
  readonly engines: readonly ImageEngine[];
  readonly clock: Clock;
  readonly background: Background;
  readonly notifyLibrary: NotifyLibrary;
  readonly provenance: Pick<ProvenanceService, 'takeOver'>;
}

/** A picture whose files are stored but which has no row yet. */
export interface RenderedPicture {
  readonly picture: StoredPicture;
  readonly isExplicit: boolean;
}

/** A picture that can be drawn again. */
export interface SceneSource {
  readonly imageId: number;
  readonly originalKey: string;
  readonly scene: StoredScene;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** The settings of its render. */
  readonly request: Record<string, unknown>;
}

/** Longest side in pixels at which a picture is read that is laid on a piece; its subject may fill a part of it. */
const PLACED_SIDE = 1200;
/** The short side of a long, thin picture is not reduced below this, the least that engines accept. */
const PLACED_SHORT_SIDE = 16;

const NOT_TO_PLACE =
  'A picture to place is not among yours: it was deleted or is in the bin. Choose another, or restore it';

export type DeliveredImage = RenderResultEvent['render_images'][number];
export type { DigitalSourceType } from '../../shared/picture-metadata.ts';
export type { NewImage, OwnImage } from './images.repository.ts';
export type { PictureFile } from './list-picture-files.ts';
export type { VisitorView } from './present-for-visitor.ts';

export type ImagesService = ReturnType<typeof createImagesService>;

export function createImagesService(parts: Parts) {
  const { db, blobs, explicitContent, engines, clock, background, notifyLibrary: notify, provenance } = parts;
  const images = imagesRepository(db);
  const findRegion = createFindRegion(engines);
  const lists = createPictureLists({ images, urlOf: blobs.urlOf });
  const { listByIds } = lists;

  async function findOwnImage(userId: number, url: string): Promise<OwnImage | null> {
    const path = blobs.keyOf(url);
    if (path === null) return null;
    const key = plainPathOf(path);
    const placed = readPlacedPath(key);
    return placed ? images.findOwn(userId, placed.imageId) : images.findByFolder(userId, pictureFolderOf(key));
  }

  /** The picture behind a URL. @throws AppError `not_owner`, also when there is no such picture. */
  async function ownImageOf(userId: number, url: string): Promise<OwnImage> {
    const image = await findOwnImage(userId, url);
    if (image === null) throw new AppError('not_owner');
    return image;
  }

  const adjusted = createAdjustedImages({ db, images, blobs, explicitContent, listByIds, notify });
  const reported = createReportedImages({ db, blobs });
  const actions = createImageActions({
    db,
    blobs,
    reported,
    background,
    clock,
    notify,
    present: (row) => presentImage(row, blobs.urlOf),
  });

  return {
    /** Classifies an engine's picture and writes its files. */
    async storeRendered(pixels: Pixels, origin: PictureOrigin): Promise<RenderedPicture> {
      const [isExplicit, picture] = await Promise.all([
        explicitContent.isExplicit(pixels),
        storePicture(blobs, encodeRendered(pixels, origin)),
      ]);
      return { picture, isExplicit };
    },

    /** Removes the files of pictures that will not get a row. */
    async discard(pictures: readonly RenderedPicture[]): Promise<void> {
      await Promise.all(pictures.map(({ picture }) => removePicture(blobs, picture)));
    },

    /** Stores a coarse preview of a render in progress; returns its key. */
    storePreview: (pixels: Pixels) => storePreview(blobs, pixels),

    /** Inserts the rows of stored pictures; returns their ids and addresses. */
    async insertRendered(transaction: Transaction<Tables>, rows: readonly NewImage[]): Promise<DeliveredImage[]> {
      const ids = await imagesRepository(transaction).insert(rows);
      return rows.map(({ picture }, index) => ({
        id: ids[index] ?? 0,
        image_url: blobs.urlOf(picture.originalKey),
        webp_image_url: blobs.urlOf(picture.variants.at(-1)?.key ?? picture.originalKey),
      }));
    },

    ...lists,

    ...createPictureFiles(db),

    /** In the order of `ids`; pictures of other people, in the bin or deleted are left out. */
    listFiles: (userId: number, ids: readonly number[]): Promise<PictureFile[]> => listPictureFiles(db, userId, ids),

    /**
     * Reduced pictures for a model, in the order of `ids`; pictures of other people, in the bin or deleted are left
     * out.
     */
    readSmall: async (userId: number, ids: readonly number[]): Promise<SmallPicture[]> =>
      readSmallPictures(blobs, await listPictureFiles(db, userId, ids)),

    ownImageOf,

    checkOwnMask: (userId: number, url: string) => checkOwnMask(blobs, userId, url),

    /**
     * A tool's input: a picture of the person, its mask if there is one, and its scene.
     * @throws AppError `not_found`.
     */
    async readSource(
      userId: number,
      imageId: number,
      maskUrl: string | null,
    ): Promise<{ source: Pixels; mask: Mask | null; scene: StoredScene | null }> {
      const image = await images.findOwn(userId, imageId);
      if (!image) throw new AppError('not_found', { text: 'There is no such picture.' });
      const source = await readSourcePixels(blobs, image.originalKey);
      const mask = maskUrl === null ? null : await loadMask(blobs, maskUrl, source.width, source.height);
      return { source, mask, scene: await images.wholeScene(image.scene) };
    },

    /** One of the person's own pictures, in the size that a print on a piece needs. @throws AppError `not_found`. */
    async readPlaced(userId: number, imageId: number): Promise<Pixels> {
      const image = await images.findOwn(userId, imageId);
      if (!image) throw new AppError('not_found', { text: 'The picture to place is gone.' });
      const [short, long] = [Math.min(image.width, image.height), Math.max(image.width, image.height)];
      const longest = Math.max(PLACED_SIDE, Math.ceil((PLACED_SHORT_SIDE * long) / short));
      return readSourcePixels(blobs, image.originalKey, longest);
    },

    /** @throws AppError `invalid_fields` when one is somebody else's, in the bin or deleted. */
    async checkPlaced(userId: number, ids: readonly number[]): Promise<void> {
      const unique = [...new Set(ids)];
      if (unique.length === 0) return;
      if ((await images.listByIds(userId, unique)).length < unique.length) {
        throw invalidFields({ artworks: NOT_TO_PLACE });
      }
    },

    /** The messages so far, oldest first, and the picture before the last of them; null where there is none. */
    async traceConversation(userId: number, imageId: number) {
      const { texts, before, scene } = await traceConversation(images, userId, imageId);
      return { texts, before, scene: await images.wholeScene(scene) };
    },

    /** The conversation step that made a picture; null for a picture made otherwise, or whose source was deleted. */
    async readLastStep(userId: number, imageId: number): Promise<LastStep | null> {
      const { texts, before } = await traceConversation(images, userId, imageId);
      if (before === null) return null;
      const scene = await images.wholeScene(before.scene);
      return { before: await readSourcePixels(blobs, before.originalKey), scene, texts };
    },

    /** @throws AppError `not_found`, `not_owner`, or `invalid_fields` (for `field`) when the picture has no scene. */
    async sceneSourceOf(userId: number, imageId: number, field = 'scene_image_id'): Promise<SceneSource> {
      const found = await images.findScene(imageId);
      if (!found) throw new AppError('not_found', { text: 'There is no such picture.' });
      if (found.userId !== userId) throw new AppError('not_owner');
      const { originalKey, seed, width, height, request } = found;
      const scene = await images.wholeScene(found.scene);
      if (!scene || seed === null || !request) {
        throw invalidFields({ [field]: 'This picture cannot be drawn again: choose one that was drawn here' });
      }
      return { imageId, originalKey, scene, seed, width, height, request };
    },

    /** URL of a picture's scene file; null until it has been made. */
    async sceneFileUrl(source: SceneSource, format: string): Promise<string | null> {
      const key = await findSceneFile(blobs, source.originalKey, format);
      return key === null ? null : blobs.urlOf(key);
    },

    async storeSceneFile(source: SceneSource, kind: SceneFileKind, data: Uint8Array): Promise<string> {
      return blobs.urlOf(await storeSceneFile(blobs, source.originalKey, kind, data));
    },

    storageOf: (userId: number): Promise<StorageUse> => storageOf(db, userId),

    /** @throws AppError `storage_full`. */
    checkStorage,

    /** Returns the URL of the stored picture. @throws AppError `storage_full`, and the errors of `readUpload`. */
    async upload(actor: Actor, file: UploadedFile, signal: AbortSignal): Promise<string> {
      await checkStorage(db, actor.userId);
      const encoded = await readUpload(file);
      const isExplicit = await explicitContent.isExplicit(await pixelsToCheck(encoded));
      const picture = await storePicture(blobs, encoded);
      const credentialsKey = await provenance.takeOver(file.bytes, picture.variants[0]!.key, signal);
      const row = { userId: actor.userId, picture, isExplicit, rendered: null, credentialsKey };
      notify(actor, { change: 'added', image_ids: await images.insert([row]) });
      return blobs.urlOf(picture.originalKey);
    },

    /** The id of the person's own picture behind a URL; null when there is none. */
    async findOwnId(userId: number, url: string): Promise<number | null> {
      return (await findOwnImage(userId, url))?.id ?? null;
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

    /** Returns the URL of the stored mask. */
    uploadMask: async (userId: number, { bytes }: UploadedFile): Promise<string> =>
      blobs.urlOf(await storeMask(blobs, userId, await readMask(bytes))),

    /** Finds a region in a picture of the person's own. @throws AppError `not_owner`, `engine_unavailable`. */
    async selectRegion(userId: number, url: string, kind: RegionKind, signal: AbortSignal) {
      const { originalKey } = await ownImageOf(userId, url);
      const mask = await findRegion(await readSourcePixels(blobs, originalKey), kind, signal);
      const key = await storeMask(blobs, userId, await maskPng(mask));
      return { mask_url: blobs.urlOf(key), found: mask.data.some((value) => value > 127) };
    },

    listOriginalKeys: images.listOriginalKeys,

    /**
     * Removes the files of a deleted person: those of their pictures, listed before the rows were deleted, and their
     * masks.
     */
    async eraseFiles(userId: number, originalKeys: readonly string[]): Promise<void> {
      await removePictureFiles(blobs, originalKeys);
      await removeMasks(blobs, userId);
    },

    /** Updates the database's statistics on the library. */
    refreshStatistics: images.refreshStatistics,

    sweepFiles: () => sweepFiles({ ...images, blobs, now: clock.now() }),

    /** Removes the stored copies of placed pictures that no scene shows any more. */
    sweepPlacedPictures: images.removeUnusedPictures,

    /** Hands another feature's files to it, page by page, from where the last call stopped. */
    sweepFolder: (folder: string, sweepPage: (page: readonly StoredFile[]) => Promise<void>) =>
      sweepFolder({ ...images, blobs }, folder, sweepPage),
  };
}
