import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { orNull } from './absent-file.ts';

/** Writes to `unfinished`, syncs it and renames it to `path`: a reader sees the whole file or none. */
export async function writeWholeFile(unfinished: string, path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(unfinished), { recursive: true });
  try {
    await writeToDisk(unfinished, body);
    await moveIntoPlace(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
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
      // Another process has just removed the folder because it was empty.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || (await orNull(stat(from))) === null) throw error;
    }
  }
  await syncFolder(directory);
}

/** Syncs the folder entry. Windows cannot open a folder, and does not need this. */
async function syncFolder(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory).catch((error: NodeJS.ErrnoException) => {
    // The file and its folder were already removed again.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}
