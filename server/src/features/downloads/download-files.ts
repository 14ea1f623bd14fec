/** Files made for downloads are stored separately from pictures, under names that are never published. */
import { randomBytes } from 'node:crypto';
import { DOWNLOAD_FORMATS, DOWNLOAD_MINUTES, FORMATS } from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { MadeFile } from './picture/encode-picture.ts';

const FOLDER = 'downloads/';
const ENDINGS = new Map<MadeFile['contentType'], string>([
  ...DOWNLOAD_FORMATS.map((format) => [FORMATS[format].contentType, format] as const),
  ['application/pdf', 'pdf'],
]);
/** Files are swept at this age; the rows that refer to them expire earlier. */
const MAX_AGE_MS = 2 * DOWNLOAD_MINUTES * 60_000;

/** `name`: 32 characters that nobody can guess. */
export const downloadKeyOf = (name: string, contentType: MadeFile['contentType']): string =>
  `${FOLDER}${name}.${ENDINGS.get(contentType)!}`;

/** Returns the key. */
export async function storeDownload(blobs: BlobStore, { data, contentType }: MadeFile): Promise<string> {
  const key = downloadKeyOf(randomBytes(16).toString('hex'), contentType);
  await blobs.put(key, data, contentType);
  return key;
}

/** Each call continues where the one before stopped. */
export async function sweepDownloads(
  { blobs, images }: { readonly blobs: BlobStore; readonly images: Pick<ImagesService, 'sweepFolder'> },
  now: Date,
): Promise<void> {
  await images.sweepFolder(FOLDER, async (page) => {
    for (const { key, modifiedAt } of page) {
      if (now.getTime() - modifiedAt.getTime() >= MAX_AGE_MS) await blobs.remove(key);
    }
  });
}
