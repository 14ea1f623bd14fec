import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { hideOriginal, isGuessable } from './hide-original.ts';
import { MASK_FOLDER } from './mask-store.ts';
import { PREVIEW_FOLDER } from './store-preview.ts';
import { PICTURE_FOLDER, pictureFolderOf } from './store-picture.ts';

/** Younger files may belong to a row that is about to be written, or to a preview that is still loading. */
const ORPHAN_AGE_MS = 60 * 60_000;
/** How long a render can be retried with its mask. */
const MASK_AGE_MS = 30 * 24 * 60 * 60_000;
/** How many folders are looked up at once. */
const BATCH = 200;

interface Parts {
  readonly blobs: BlobStore;
  readonly now: Date;
  readonly listKnownFolders: (folders: readonly string[]) => Promise<Set<string>>;
  readonly renameOriginal: (from: string, to: string) => Promise<boolean>;
}

/**
 * Removes expired previews and masks, and old files in folders without a picture; renames originals with guessable
 * names.
 */
export async function sweepFiles({ blobs, now, listKnownFolders, renameOriginal }: Parts): Promise<void> {
  const isOld = (modifiedAt: Date) => now.getTime() - modifiedAt.getTime() >= ORPHAN_AGE_MS;
  let folders = new Map<string, string[]>();

  async function sweepBatch(): Promise<void> {
    const known = await listKnownFolders([...folders.keys()]);
    for (const [folder, keys] of folders) {
      for (const key of keys) {
        if (!known.has(folder)) await blobs.remove(key);
        else if (isGuessable(key)) await hideOriginal(blobs, renameOriginal, key);
      }
    }
    folders = new Map();
  }

  for await (const { key, modifiedAt } of blobs.list(PREVIEW_FOLDER)) if (isOld(modifiedAt)) await blobs.remove(key);
  for await (const { key, modifiedAt } of blobs.list(MASK_FOLDER)) {
    if (now.getTime() - modifiedAt.getTime() >= MASK_AGE_MS) await blobs.remove(key);
  }
  for await (const { key, modifiedAt } of blobs.list(PICTURE_FOLDER)) {
    if (!isOld(modifiedAt)) continue;
    const folder = pictureFolderOf(key);
    folders.set(folder, [...(folders.get(folder) ?? []), key]);
    if (folders.size >= BATCH) await sweepBatch();
  }
  if (folders.size > 0) await sweepBatch();
}
