/**
 * Files in a folder. A file is written aside, brought to disk and then renamed into place, so that a crash at any moment
 * leaves the whole file or none. Below the first part of a key two levels of folders keep every folder small.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { assertBlobKey, isBlobKey } from './blob-key.ts';
import { createBlobUrls } from './blob-urls.ts';
import { contentTypeOfKey } from './content-type-of-key.ts';

/** No key begins so. */
const UNFINISHED_FOLDER = '~unfinished';
const UNFINISHED_AGE_MS = 24 * 60 * 60_000;

interface Options {
  readonly folder: string;
  /** Address of the product, without a slash at the end. */
  readonly publicUrl: string;
}

export function createDiskBlobStore({ folder, publicUrl }: Options): BlobStore {
  const unfinishedFolder = join(folder, UNFINISHED_FOLDER);

  const pathOf = (key: string) => {
    const [first = '', second, ...rest] = key.split('/');
    if (second === undefined) return join(folder, first);
    const hash = createHash('sha256').update(second).digest('hex');
    return join(folder, first, hash.slice(0, 2), hash.slice(2, 4), second, ...rest);
  };
  const keyAt = (path: string) => {
    const [first, ...rest] = relative(folder, path).split(sep);
    return [first, ...rest.slice(2)].join('/');
  };

  async function* filesIn(directory: string): AsyncGenerator<string> {
    for await (const entry of await opendirOrNothing(directory)) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) yield* filesIn(path);
      else if (entry.isFile()) yield path;
    }
  }

  async function removeOldUnfinished(): Promise<void> {
    for await (const path of filesIn(unfinishedFolder)) {
      const written = await orNull(stat(path));
      if (written && Date.now() - written.mtimeMs > UNFINISHED_AGE_MS) await rm(path, { force: true });
    }
  }

  return {
    ...createBlobUrls({ publicUrl }),

    async put(key, body, contentType) {
      assertBlobKey(key);
      if (contentTypeOfKey(key) !== contentType) throw new Error(`The ending of ${key} does not say ${contentType}.`);
      const unfinished = join(unfinishedFolder, randomUUID());
      await mkdir(unfinishedFolder, { recursive: true });
      try {
        await writeToDisk(unfinished, body);
        await moveIntoPlace(unfinished, pathOf(key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async get(key) {
      const file = isBlobKey(key) ? await orNull(open(pathOf(key))) : null;
      if (!file) return null;
      const { size, isFile } = await file.stat().then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
      if (!isFile) {
        await file.close();
        return null;
      }
      return { contentType: contentTypeOfKey(key), size, body: createReadStream('', { fd: file }) };
    },

    async read(key) {
      return isBlobKey(key) ? orNull(readFile(pathOf(key))) : null;
    },

    async remove(key) {
      assertBlobKey(key);
      const path = pathOf(key);
      await orNull(unlink(path));
      await removeEmptyFolders(dirname(path), folder);
    },

    async *list(prefix) {
      await removeOldUnfinished();
      const [first = '', ...rest] = prefix.split('/');
      const isWithinFirst = rest.length > 0;
      for await (const entry of await opendirOrNothing(folder)) {
        if (entry.name === UNFINISHED_FOLDER || !entry.name.startsWith(first)) continue;
        if (isWithinFirst && entry.name !== first) continue;
        const path = join(folder, entry.name);
        for await (const file of entry.isDirectory() ? filesIn(path) : [path]) {
          const key = keyAt(file);
          const written = key.startsWith(prefix) ? await orNull(stat(file)) : null;
          if (written) yield { key, modifiedAt: written.mtime };
        }
      }
    },
  };
}

async function writeToDisk(path: string, body: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function moveIntoPlace(from: string, to: string): Promise<void> {
  const directory = dirname(to);
  for (;;) {
    await mkdir(directory, { recursive: true });
    try {
      await rename(from, to);
      break;
    } catch (error) {
      // The folder was empty and has just been removed by someone else.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || (await orNull(stat(from))) === null) throw error;
    }
  }
  await syncFolder(directory);
}

/** Brings the new name itself to disk. Windows cannot open a folder, and needs it not. */
async function syncFolder(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeEmptyFolders(from: string, until: string): Promise<void> {
  for (let directory = from; directory !== until; directory = dirname(directory)) {
    try {
      await rmdir(directory);
    } catch (error) {
      if (!isAbsent(error)) return;
    }
  }
}

async function opendirOrNothing(directory: string) {
  return (await orNull(opendir(directory))) ?? [];
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM']);
const isAbsent = (error: unknown) => ABSENT.has((error as NodeJS.ErrnoException).code ?? '');

/** null when the file is not there, or a folder is in its place. */
async function orNull<Result>(action: Promise<Result>): Promise<Result | null> {
  try {
    return await action;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
