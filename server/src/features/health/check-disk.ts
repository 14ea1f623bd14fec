import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Free space below which a server counts as full: a few batches of pictures and the log of the embedded database. */
const MIN_FREE_BYTES = 256 * 1024 * 1024;

/** The folder, or the nearest one above it that exists: an empty installation has not made its folder yet. */
async function statfsOf(folder: string): Promise<{ bavail: number; bsize: number }> {
  try {
    return await statfs(folder);
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return statfsOf(parent);
  }
}

/** @throws when the disk of the folder is nearly full. */
export async function checkDisk(folder: string, minFreeBytes = MIN_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfsOf(folder);
  const free = bavail * bsize;
  if (free < minFreeBytes) throw new Error(`The disk of ${folder} has only ${Math.floor(free / 1024 ** 2)} MB left.`);
}
