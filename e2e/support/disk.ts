/** A disk on which nothing can be written or read: where the folder was, there is a file. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const files = path.join(process.env.E2E_DATA_DIR!, 'files');

export async function breakDisk(): Promise<void> {
  await mkdir(files, { recursive: true });
  await rename(files, `${files}.away`);
  await inItsPlace(() => writeFile(files, ''));
}

export async function mendDisk(): Promise<void> {
  await rm(files);
  await inItsPlace(() => rename(`${files}.away`, files));
}

/** What others still draw can make the folder anew in between: it goes, with the little that is in it. */
const inItsPlace = (put: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await put().catch(async (taken: unknown) => {
      await rm(files, { recursive: true, force: true });
      throw taken;
    });
  }).toPass();
