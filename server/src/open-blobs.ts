import { join } from 'node:path';
import { createDiskBlobStore } from './adapters/blob-store/disk-blob-store.ts';
import type { Config } from './config.ts';
import type { BlobStore } from './ports/blob-store.port.ts';

/** Opens the store of files that the configuration names. @throws StartError when a bucket cannot be reached. */
export async function openBlobs({
  files,
  filesUrl,
  dataDir,
  http: { publicUrl },
}: Pick<Config, 'files' | 'filesUrl' | 'dataDir' | 'http'>): Promise<BlobStore> {
  if (files.kind === 'disk') return createDiskBlobStore({ folder: join(dataDir, 'files'), publicUrl, filesUrl });
  // Loaded on demand: the S3 library loads slowest of all, and few installations need it.
  const { openS3BlobStore } = await import('./adapters/blob-store/s3-blob-store.ts');
  return openS3BlobStore({ ...files, filesUrl, publicUrl });
}
