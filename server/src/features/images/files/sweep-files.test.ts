import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskBlobStore } from '../../../adapters/blob-store/disk-blob-store.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { imagesRepository } from '../images.repository.ts';
import { sweepFiles } from './sweep-files.ts';

const HOUR_MS = 60 * 60_000;

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-test-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('lists a page at a time, and continues in the next sweep where the one before stopped', async () => {
  const disk = createDiskBlobStore({ folder, publicUrl: 'http://localhost' });
  let listed = 0;
  const blobs: typeof disk = {
    ...disk,
    async *list(prefix, after) {
      for await (const file of disk.list(prefix, after)) {
        listed += 1;
        yield file;
      }
    },
  };
  const keys = Array.from({ length: 7 }, (_, index) => `images/${String(index).repeat(32)}/320.webp`);
  for (const key of keys) await disk.put(key, Buffer.from('x'), 'image/webp');
  const left = async () => {
    const found: string[] = [];
    for await (const { key } of disk.list('images/')) found.push(key);
    return found;
  };
  const sweepAt = (now: number) => {
    listed = 0;
    const images = imagesRepository(database.db);
    return sweepFiles({ ...images, blobs, now: new Date(now) }, { page: 2, files: 4 });
  };

  // Young files stay, and the place is stored all the same.
  await sweepAt(Date.now());
  expect({ left: (await left()).length, listed }).toEqual({ left: 7, listed: 4 });
  const later = Date.now() + 2 * HOUR_MS;
  const inOrder = await left();
  await sweepAt(later);
  expect({ left: await left(), listed }).toEqual({ left: inOrder.slice(0, 4), listed: 3 });
  await sweepAt(later);
  expect(await left()).toEqual([]);
});
