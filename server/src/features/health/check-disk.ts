import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/** Bytes that the process may still write to the disk of the folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfsOf(folder);
  return bavail * bsize;
}

/** @throws when the disk of the folder is nearly full. */
export async function checkDisk(folder: string, minFreeBytes: number): Promise<void> {
  const free = await freeBytesOf(folder);
  if (free < minFreeBytes) throw new Error(`The disk of ${folder} has only ${Math.floor(free / 1024 ** 2)} MB left.`);
}
