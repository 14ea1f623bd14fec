/**
 * Pictures, made and uploaded: how they are stored, listed and swept. The renders service hands over what engines made;
 * whoever names a picture in a request must own it.
 */
import {
  PAGE_SIZE,
  type ImageItem,
  type ImageList,
  type imageRoutes,
  type ParsedQuery,
  type RenderResultEvent,
} from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ExplicitContentCheck } from '../../ports/explicit-content.port.ts';
import type { KeptScene, Pixels } from '../../ports/image-engine.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import { encodeRendered } from './encode-rendered.ts';
import { imagesRepository, type NewImage } from './images.repository.ts';
import type { PictureOrigin } from './picture-metadata.ts';
import { pixelsToCheck } from './pixels-to-check.ts';
import { presentImage } from './present-image.ts';
import { readUpload } from './read-upload.ts';
import { findSceneFile, storeSceneFile, type SceneFileKind } from './scene-file-store.ts';
import { originalKeysIn, pictureFolderOf, removePicture, storePicture, type StoredPicture } from './store-picture.ts';
import { storePreview } from './store-preview.ts';
import { sweepFiles } from './sweep-files.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly explicitContent: ExplicitContentCheck;
  readonly clock: Clock;
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
export type { NewImage } from './images.repository.ts';

export type ImagesService = ReturnType<typeof createImagesService>;

export function createImagesService({ db, blobs, explicitContent, clock }: Parts) {
  const images = imagesRepository(db);
  const present = (rows: Parameters<typeof presentImage>[0][]) => rows.map((row) => presentImage(row, blobs.urlOf));

  async function list(userId: number, uploads: boolean, query: ParsedQuery<typeof imageRoutes.listMine>) {
    const before = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const offset = (query.pagination - 1) * PAGE_SIZE;
    const rows = await images.listOfUser(userId, { uploads, before, offset, limit: PAGE_SIZE + 1 });
    const { page, next } = pageOf(rows, PAGE_SIZE);
    return { images: present(page), next } satisfies ImageList;
  }

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

    async removePreviews(keys: readonly string[]): Promise<void> {
      await Promise.all(keys.map((key) => blobs.remove(key)));
    },

    /** Writes the rows of stored pictures; answers where each is found. */
    async insertRendered(transaction: Transaction<Tables>, rows: readonly NewImage[]): Promise<DeliveredImage[]> {
      const ids = await imagesRepository(transaction).insert(rows);
      return rows.map(({ picture }, index) => ({
        id: ids[index] ?? 0,
        image_url: blobs.urlOf(picture.originalKey),
        webp_image_url: blobs.urlOf(picture.variants.at(-1)?.key ?? picture.originalKey),
      }));
    },

    /** Pictures by render, in order. */
    async listOfRenders(renderIds: readonly number[]): Promise<Map<number, ImageItem[]>> {
      const items = renderIds.length === 0 ? [] : present(await images.listOfRenders(renderIds));
      return Map.groupBy(items, (item) => item.render_id ?? 0);
    },

    /** The id behind the URL of one's own picture. @throws AppError `not_owner`, also when there is no such picture. */
    async ownImageOf(userId: number, url: string): Promise<number> {
      const key = blobs.keyOf(url);
      const originals = key === null ? [] : originalKeysIn(pictureFolderOf(key));
      const id = originals.length === 0 ? null : await images.findIdByOriginal(userId, originals);
      if (id === null) throw new AppError('not_owner');
      return id;
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

    /** Answers the URL of the stored picture. */
    async upload(userId: number, file: { bytes: Buffer; declaredType: string }): Promise<string> {
      const encoded = await readUpload(file.bytes, file.declaredType);
      const isExplicit = await explicitContent.isExplicit(await pixelsToCheck(encoded));
      const picture = await storePicture(blobs, encoded);
      await images.insert([{ userId, picture, isExplicit, rendered: null }]);
      return blobs.urlOf(picture.originalKey);
    },

    listMine: (userId: number, query: ParsedQuery<typeof imageRoutes.listMine>) => list(userId, false, query),

    listUploads: (userId: number, query: ParsedQuery<typeof imageRoutes.listUploads>) => list(userId, true, query),

    async count(userId: number): Promise<{ count: number; uploads: number }> {
      const { rendered, uploads } = await images.countOfUser(userId);
      return { count: rendered, uploads };
    },

    sweepFiles: () => sweepFiles({ blobs, now: clock.now(), listKnownOriginals: images.listKnownOriginals }),
  };
}
