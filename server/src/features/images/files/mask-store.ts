/**
 * Masks are stored in a folder of their owner, so that a request can only use its own; they have no row, do not count
 * as pictures, and are removed after a month. Greyscale PNG: 255 covers, 0 does not.
 */
import { createHash } from 'node:crypto';
import { UPLOAD_PIXEL_LIMIT } from '@kenna/contract';
import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { Mask } from '../../../ports/engine-task.ts';
import { AppError, invalidFields } from '../../../shared/app-error.ts';

export const MASK_FOLDER = 'masks/';
const folderOf = (userId: number): string => `${MASK_FOLDER}${userId}/`;

/** Refused, because there is nothing to repaint. */
const EMPTY_TEXT = 'The mask covers nothing. Paint over what is to change.';

/**
 * Converts a drawing to a mask that covers its light areas; transparent ones count as empty. @throws AppError
 * `image_unreadable`, `image_too_many_pixels`, `invalid_fields` for an empty mask.
 */
export async function readMask(bytes: Uint8Array): Promise<Buffer> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > UPLOAD_PIXEL_LIMIT) throw new AppError('image_too_many_pixels');
    const grey = await sharp(bytes, { failOn: 'warning' })
      .flatten({ background: '#000000' })
      .toColourspace('b-w')
      .png({ compressionLevel: 6 })
      .toBuffer();
    const [channel] = (await sharp(grey).stats()).channels;
    if ((channel?.max ?? 0) === 0) throw invalidFields({ image: EMPTY_TEXT });
    return grey;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('image_unreadable', { cause: error });
  }
}

/** Returns the key. The same mask of the same person has the same key, so that a repeated request stays identical. */
export async function storeMask(blobs: BlobStore, userId: number, png: Uint8Array): Promise<string> {
  const key = `${folderOf(userId)}${createHash('sha256').update(png).digest('hex')}.png`;
  await blobs.put(key, png, 'image/png');
  return key;
}

/** @throws AppError `not_owner` for anything except a mask of this person. */
export async function checkOwnMask(blobs: BlobStore, userId: number, url: string): Promise<void> {
  const key = blobs.keyOf(url);
  const isOwn = key?.startsWith(folderOf(userId)) ?? false;
  if (!isOwn || (await blobs.read(key ?? '')) === null) throw new AppError('not_owner');
}

/** Loads a mask, scaled to the size of its picture. @throws AppError `not_found` when it was removed. */
export async function loadMask(blobs: BlobStore, url: string, width: number, height: number): Promise<Mask> {
  const bytes = await blobs.read(blobs.keyOf(url) ?? '');
  if (bytes === null) throw new AppError('not_found', { text: 'The mask is gone.' });
  const data = await sharp(bytes).toColourspace('b-w').resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { width, height, data };
}

export const maskPng = ({ width, height, data }: Mask): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer();

export async function removeMasks(blobs: BlobStore, userId: number): Promise<void> {
  for await (const { key } of blobs.list(folderOf(userId))) await blobs.remove(key);
}
