import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { hideOriginal, isGuessable } from './hide-original.ts';
import { MASK_FOLDER } from './mask-store.ts';
import { PREVIEW_FOLDER } from './store-preview.ts';
import { PICTURE_FOLDER, pictureFolderOf } from './store-picture.ts';

/** Younger files may belong to a row that is about to be written, or to a preview that is still loading. */
const ORPHAN_AGE_MS = 60 * 60_000;
/** How long a render can be retried with its mask. */
const MASK_AGE_MS = 30 * 24 * 60 * 60_000;
/** Number of files whose pictures are looked up at once, and after which the place is stored. */
const PAGE = 1000;
/** Maximum number of files that one sweep lists in a folder: a hundred requests to a bucket, a minute of work. */
const FILES_PER_SWEEP = 100_000;

interface Parts {
  readonly blobs: BlobStore;
  readonly now: Date;
  readonly listKnownFolders: (folders: readonly string[]) => Promise<Set<string>>;
  readonly renameOriginal: (from: string, to: string) => Promise<boolean>;
  readonly findSweepCursor: (folder: string) => Promise<string | null>;
  readonly updateSweepCursor: (folder: string, after: string | null) => Promise<void>;
}

interface Limits {
  readonly page: number;
  readonly files: number;
}

type StoredFile = { readonly key: string; readonly modifiedAt: Date };

/**
 * Removes expired previews and masks, and old files in folders without a picture; renames originals with guessable
 * names. Each call continues where the one before stopped, so that its duration does not grow with the store.
 */
export async function sweepFiles(
  { blobs, now, listKnownFolders, renameOriginal, findSweepCursor, updateSweepCursor }: Parts,
  limits: Limits = { page: PAGE, files: FILES_PER_SWEEP },
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

  async function sweepFolder(folder: string, sweepPage: (page: readonly StoredFile[]) => Promise<void>): Promise<void> {
    let after = await findSweepCursor(folder);
    for (let swept = 0; swept < limits.files; swept += limits.page) {
      const page = await firstOf(blobs.list(folder, after ?? undefined), limits.page);
      await sweepPage(page);
      after = page.length < limits.page ? null : page.at(-1)!.key;
      await updateSweepCursor(folder, after);
      if (after === null) return;
    }
  }

  await sweepFolder(PREVIEW_FOLDER, (page) => removeOlder(ORPHAN_AGE_MS, page));
  await sweepFolder(MASK_FOLDER, (page) => removeOlder(MASK_AGE_MS, page));
  await sweepFolder(PICTURE_FOLDER, sweepPictures);
}

async function firstOf<Item>(items: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const first: Item[] = [];
  for await (const item of items) if (first.push(item) === count) break;
  return first;
}
