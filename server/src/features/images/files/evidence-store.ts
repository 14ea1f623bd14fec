import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../../../ports/blob-store.port.ts';

const EVIDENCE_FOLDER = 'reports/';

/**
 * Copies the smallest variant of a picture for the admin who decides on a report. Returns the key; null when the
 * picture has no variant or its file is missing.
 */
export async function storeEvidence(blobs: BlobStore, variants: readonly { key: string }[]): Promise<string | null> {
  const [smallest] = variants;
  const data = smallest ? await blobs.read(smallest.key) : null;
  if (data === null) return null;
  const key = `${EVIDENCE_FOLDER}${randomBytes(16).toString('hex')}/evidence.webp`;
  await blobs.put(key, data, 'image/webp');
  return key;
}
