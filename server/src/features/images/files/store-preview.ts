import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { Pixels } from '../../../ports/engine-task.ts';

export const PREVIEW_FOLDER = 'previews/';
/** Long side of the preview in pixels; it is shown blurred while the picture is drawn. */
const PREVIEW_SIDE = 256;
const PREVIEW_WEBP = { quality: 60, effort: 0 };

export async function storePreview(blobs: BlobStore, { width, height, channels, data }: Pixels): Promise<string> {
  const small = sharp(data, { raw: { width, height, channels } })
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp(PREVIEW_WEBP);
  const key = `${PREVIEW_FOLDER}${randomBytes(16).toString('hex')}.webp`;
  await blobs.put(key, await small.toBuffer(), 'image/webp');
  return key;
}
