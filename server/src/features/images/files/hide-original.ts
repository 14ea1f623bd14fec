/**
 * Renames originals that were stored under guessable names, so that somebody who sees a preview cannot find the
 * original in the same folder. If interrupted at any step, the next sweep continues.
 */
import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../../../ports/blob-store.port.ts';

const GUESSED = /\/original\.(?:png|jpg)$/;

export const isGuessable = (key: string): boolean => GUESSED.test(key);

/** `rename` changes a picture's key from the first to the second, and returns whether there was such a picture. */
export async function hideOriginal(
  blobs: BlobStore,
  rename: (from: string, to: string) => Promise<boolean>,
  key: string,
): Promise<void> {
  const bytes = await blobs.read(key);
  if (bytes === null) return;
  const hidden = key.replace('/original.', () => `/${randomBytes(16).toString('hex')}.`);
  await blobs.put(hidden, bytes, key.endsWith('.png') ? 'image/png' : 'image/jpeg');
  // Without a picture the file is left from an earlier sweep that renamed it but could not remove it.
  if (!(await rename(key, hidden))) await blobs.remove(hidden);
  await blobs.remove(key);
}
