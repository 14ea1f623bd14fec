/** Files made for downloads are stored separately from pictures, under names that are never published. */
import { randomBytes } from 'node:crypto';
import { DOWNLOAD_MINUTES } from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { MadeFile } from './picture/encode-picture.ts';

const FOLDER = 'downloads/';
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};
/** Files are swept at this age; the rows that refer to them expire earlier. */
const MAX_AGE_MS = 2 * DOWNLOAD_MINUTES * 60_000;

/** Returns the key. */
export async function storeDownload(blobs: BlobStore, { data, contentType }: MadeFile): Promise<string> {
  const key = `${FOLDER}${randomBytes(16).toString('hex')}.${ENDINGS[contentType] ?? 'bin'}`;
  await blobs.put(key, data, contentType);
  return key;
}

export async function sweepDownloads(blobs: BlobStore, now: Date): Promise<void> {
  for await (const { key, modifiedAt } of blobs.list(FOLDER)) {
    if (now.getTime() - modifiedAt.getTime() >= MAX_AGE_MS) await blobs.remove(key);
  }
}
