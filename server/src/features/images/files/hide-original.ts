/**
 * Originals that were stored under a name that everybody can guess: who is shown a preview would find them beside it.
 * They get a name of their own; ended at any step, the next sweep goes on.
 */
import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../../../ports/blob-store.port.ts';

const GUESSED = /\/original\.(?:png|jpg)$/;

export const isGuessable = (key: string): boolean => GUESSED.test(key);

/** `rename` has the picture of the first key named by the second, and answers whether there is one. */
export async function hideOriginal(
  blobs: BlobStore,
  rename: (from: string, to: string) => Promise<boolean>,
  key: string,
): Promise<void> {
  const bytes = await blobs.read(key);
  if (bytes === null) return;
  const hidden = key.replace('/original.', () => `/${randomBytes(16).toString('hex')}.`);
  await blobs.put(hidden, bytes, key.endsWith('.png') ? 'image/png' : 'image/jpeg');
  // Without a picture it is what an earlier sweep had named anew and could not remove.
  if (!(await rename(key, hidden))) await blobs.remove(hidden);
  await blobs.remove(key);
}
