/** Profile images: any uploaded picture is re-encoded as a square, without the camera's metadata and location. */
import { randomBytes } from 'node:crypto';
import { AVATAR_SIDE, UPLOAD_PIXEL_LIMIT } from '@kenna/contract';
import sharp, { type Metadata } from 'sharp';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { AppError } from '../../shared/app-error.ts';

const FOLDER = 'avatars/';
/** Accepted formats, detected from the content, regardless of the file name and the browser's type. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError('unsupported_type', { cause: error });
  }
}

/** Returns the key. @throws AppError `unsupported_type`, `image_too_many_pixels`, `image_unreadable`. */
export async function storeAvatar(blobs: BlobStore, bytes: Uint8Array): Promise<string> {
  const { format, width, height } = await headerOf(bytes);
  if (!FORMATS.includes(format)) throw new AppError('unsupported_type');
  if (width * height > UPLOAD_PIXEL_LIMIT) throw new AppError('image_too_many_pixels');
  const key = `${FOLDER}${randomBytes(16).toString('hex')}.webp`;
  try {
    const square = await sharp(bytes, { failOn: 'warning', limitInputPixels: UPLOAD_PIXEL_LIMIT })
      .autoOrient()
      .toColourspace('srgb')
      // The crop keeps the most prominent part, usually the face.
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 88 })
      .toBuffer();
    await blobs.put(key, square, 'image/webp');
  } catch (error) {
    throw new AppError('image_unreadable', { cause: error });
  }
  return key;
}
