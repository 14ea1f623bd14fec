/**
 * Files in a folder. Each is written to a temporary path, synced, and renamed into place, so that a crash leaves either
 * the whole file or none. Temporary files older than a day are removed whenever files are listed.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { BlobStoreUnavailable, type BlobStore } from '../../ports/blob-store.port.ts';
import { isDiskFull } from '../../shared/disk-full.ts';
import { orNull } from './absent-file.ts';
import { assertBlobKey, isBlobKey } from './blob-key.ts';
import { createBlobUrls } from './blob-urls.ts';
import { contentTypeOfKey } from './content-type-of-key.ts';
import { filesBelow, keyOfPath, pathOfKey, removeEmptyFolders } from './disk-layout.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** The folder of temporary files is also the mark of the store. No key can start with `~`. */
const UNFINISHED_FOLDER = '~unfinished';
const UNFINISHED_AGE_MS = 24 * 60 * 60_000;

interface Options {
  readonly folder: string;
  /** Public address of the product, without a trailing slash. */
  readonly publicUrl: string;
  /** Address from which browsers load files, without a trailing slash; null: this server. */
  readonly filesUrl?: string | null;
}

export function createDiskBlobStore({ folder, publicUrl, filesUrl = null }: Options): BlobStore {
  const unfinishedFolder = join(folder, UNFINISHED_FOLDER);
  /** Whether the mark of the store was seen or made since the start. */
  let wasMarked = false;

  /**
   * Makes the mark, which is looked for when a file is missing. The store's folder itself proves nothing: where a disk
   * is no longer mounted, an empty folder takes its place.
   */
  async function mark(): Promise<void> {
    if (wasMarked) return;
    await onDisk(() => mkdir(unfinishedFolder, { recursive: true }));
    wasMarked = true;
  }

  /** @throws BlobStoreUnavailable when the mark has disappeared, as with a disk that is no longer mounted. */
  async function checkMark(): Promise<void> {
    const isMarked = (await onDisk(() => orNull(stat(unfinishedFolder)))) !== null;
    if (wasMarked && !isMarked) throw new BlobStoreUnavailable(`The files of ${folder} have disappeared.`);
    wasMarked ||= isMarked;
  }

  async function onDisk<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      const isOfSystem = error instanceof Error && 'syscall' in error;
      if (!isOfSystem || isDiskFull(error)) throw error;
      throw new BlobStoreUnavailable('The disk does not answer.', { cause: error });
    }
  }

  /** Returns null when there is no such file. */
  async function found<Result>(action: () => Promise<Result>): Promise<Result | null> {
    const result = await onDisk(() => orNull(action()));
    await (result === null ? checkMark() : mark());
    return result;
  }

  return {
    ...createBlobUrls({ publicUrl, filesUrl }),

    async put(key, body, contentType) {
      assertBlobKey(key);
      if (contentTypeOfKey(key) !== contentType) throw new Error(`The ending of ${key} does not say ${contentType}.`);
      await checkMark();
      await mark();
      const path = pathOfKey(folder, key);
      await onDisk(() => writeWholeFile(join(unfinishedFolder, randomUUID()), path, body));
    },

    async get(key) {
      const file = isBlobKey(key) ? await found(() => open(pathOfKey(folder, key))) : null;
      if (!file) return null;
      const stats = await file.stat();
      if (stats.isFile()) {
        return { contentType: contentTypeOfKey(key), size: stats.size, body: createReadStream('', { fd: file }) };
      }
      await file.close();
      return null;
    },

    read: async (key) => (isBlobKey(key) ? found(() => readFile(pathOfKey(folder, key))) : null),

    async remove(key) {
      assertBlobKey(key);
      const path = pathOfKey(folder, key);
      await found(() => unlink(path).then(() => true));
      await removeEmptyFolders(dirname(path), folder);
    },

    async *list(prefix, after) {
      await removeOldFiles(unfinishedFolder);
      const top = topFolderOf(folder, prefix);
      const start = after === undefined ? [] : relative(top, pathOfKey(folder, after)).split(sep);
      for await (const file of filesBelow(top, start)) {
        if (file.startsWith(unfinishedFolder)) continue;
        const key = keyOfPath(folder, file);
        const written = key.startsWith(prefix) ? await orNull(stat(file)) : null;
        if (written) yield { key, modifiedAt: written.mtime };
      }
    },
  };
}

/** The lowest folder that contains all files of a prefix. */
function topFolderOf(folder: string, prefix: string): string {
  const [first, second, ...rest] = prefix.split('/');
  if (first === undefined || second === undefined) return folder;
  return rest.length === 0 ? join(folder, first) : pathOfKey(folder, `${first}/${second}`);
}

async function removeOldFiles(folder: string): Promise<void> {
  for await (const path of filesBelow(folder)) {
    const written = await orNull(stat(path));
    if (written && Date.now() - written.mtimeMs > UNFINISHED_AGE_MS) await rm(path, { force: true });
  }
}
