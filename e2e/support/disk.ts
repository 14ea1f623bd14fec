/** Simulates a broken disk: a file in place of a folder, so that nothing in it can be read or written. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const files = path.join(process.env.E2E_DATA_DIR!, 'files');

export async function breakDisk(): Promise<void> {
  await mkdir(files, { recursive: true });
  await rename(files, `${files}.away`);
  await putInPlace(() => writeFile(files, ''));
}

export async function mendDisk(): Promise<void> {
  await rm(files);
  await putInPlace(() => rename(`${files}.away`, files));
}

/** A running render may create the folder again in the meantime; it is removed with its contents. */
const putInPlace = (put: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await put().catch(async (taken: unknown) => {
      await rm(files, { recursive: true, force: true });
      throw taken;
    });
  }).toPass();
