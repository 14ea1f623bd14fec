/** A disk on which nothing can be written or read: where the folder was, there is a file. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const files = path.join(process.env.E2E_DATA_DIR!, 'files');

export async function breakDisk(): Promise<void> {
  await mkdir(files, { recursive: true });
  await rename(files, `${files}.away`);
  await writeFile(files, '');
}

export async function mendDisk(): Promise<void> {
  await rm(files);
  await rename(`${files}.away`, files);
}
