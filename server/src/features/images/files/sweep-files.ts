import { hideOriginal, isGuessable } from './hide-original.ts';
import { MASK_FOLDER } from './mask-store.ts';
import { PREVIEW_FOLDER } from './store-preview.ts';
import { PICTURE_FOLDER, pictureFolderOf } from './store-picture.ts';
import { sweepFolder, type FolderParts, type StoredFile, type SweepLimits } from './sweep-folder.ts';

/** Younger files may belong to a row that is about to be written, or to a preview that is still loading. */
const ORPHAN_AGE_MS = 60 * 60_000;
/** How long a render can be retried with its mask. */
const MASK_AGE_MS = 30 * 24 * 60 * 60_000;

interface Parts extends FolderParts {
  readonly now: Date;
  readonly listKnownFolders: (folders: readonly string[]) => Promise<Set<string>>;
  readonly renameOriginal: (from: string, to: string) => Promise<boolean>;
}

/**
 * Removes expired previews and masks, and old files in folders without a picture; renames originals with guessable
 * names. Each call continues where the one before stopped, so that its duration does not grow with the store.
 */
export async function sweepFiles(
  { blobs, now, listKnownFolders, renameOriginal, ...cursors }: Parts,
  limits?: SweepLimits,
): Promise<void> {
  const olderThan = (ageMs: number, page: readonly StoredFile[]) =>
    page.filter(({ modifiedAt }) => now.getTime() - modifiedAt.getTime() >= ageMs).map(({ key }) => key);

  async function removeOlder(ageMs: number, page: readonly StoredFile[]): Promise<void> {
    for (const key of olderThan(ageMs, page)) await blobs.remove(key);
  }

  async function sweepPictures(page: readonly StoredFile[]): Promise<void> {
    const keys = olderThan(ORPHAN_AGE_MS, page);
    const folders = new Set(keys.map(pictureFolderOf));
    const known = folders.size === 0 ? folders : await listKnownFolders([...folders]);
    for (const key of keys) {
      if (!known.has(pictureFolderOf(key))) await blobs.remove(key);
      else if (isGuessable(key)) await hideOriginal(blobs, renameOriginal, key);
    }
  }

  const parts = { blobs, ...cursors };
  await sweepFolder(parts, PREVIEW_FOLDER, (page) => removeOlder(ORPHAN_AGE_MS, page), limits);
  await sweepFolder(parts, MASK_FOLDER, (page) => removeOlder(MASK_AGE_MS, page), limits);
  await sweepFolder(parts, PICTURE_FOLDER, sweepPictures, limits);
}
