import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadRoutes } from '@kenna/contract';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskBlobStore } from '../../../adapters/blob-store/disk-blob-store.ts';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { BlobStoreUnavailable } from '../../../ports/blob-store.port.ts';
import { drawPackshots } from '../../../testing/packshots.ts';
import { openTestBucket, s3Bucket } from '../../../testing/s3-bucket.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

const SHOP = { key: 'shop', width: 320, height: 400, white: true, fill: 80 } as const;
const ORDER = { channels: ['google' as const, SHOP], pattern: '{sku}_{channel}' };
const FILES = ['B-1_google.jpg', 'B-1_shop.jpg', 'b-1_google-2.jpg', 'b-1_shop-2.jpg'];
const MANIFESTS = ['manifest.csv', 'manifest.json'];
const MONTH_MS = 31 * 24 * 60 * 60_000;

async function filesIn(blobs: BlobStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of blobs.list(`${folder}/`)) names.push(key.slice(folder.length + 1));
  return names.sort();
}

const stateOf = async ({ api }: Person, id: number) =>
  (await api.call(downloadRoutes.delivery, { params: { id } })).data.delivery!;

const order = async ({ api }: Person, id: number) =>
  (await api.call(downloadRoutes.deliverToFolder, { params: { id }, body: ORDER })).data;

/** `openStore` returns undefined for the usual store of tests, a folder on disk. */
function describeWholeDelivery(openStore: () => Promise<BlobStore | undefined>): void {
  let app: TestApp;
  beforeAll(async () => {
    const blobs = await openStore();
    app = await testApp(blobs && { blobs });
  });
  afterAll(() => app.close());

  it('has every file, with a manifest that names their hashes, and cannot be loaded without a session', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const id = await drawPackshots(app, person);
    const { folder, total, download_id } = await order(person, id);
    expect([folder, total]).toEqual([expect.stringMatching(`^deliveries/${person.id}/autumn-delivery-`), 4]);
    await app.settle();
    expect(await filesIn(app.blobs, folder)).toEqual([...FILES, ...MANIFESTS].sort());
    const { files } = JSON.parse(Buffer.from((await app.blobs.read(`${folder}/manifest.json`))!).toString()) as {
      files: { file: string; sha256: string }[];
    };
    for (const { file, sha256 } of files) {
      const bytes = (await app.blobs.read(`${folder}/${file}`))!;
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    const table = Buffer.from((await app.blobs.read(`${folder}/manifest.csv`))!);
    const lines = parse(table, { bom: true, columns: true }) as Record<string, string>[];
    expect(lines.map(({ file, status }) => [file, status])).toEqual(FILES.map((file) => [file, 'delivered']));
    expect(await stateOf(person, id)).toMatchObject({
      download_id,
      folder,
      status: 'ready',
      done: 4,
      total: 4,
      report: { passed: 4, failed: 0 },
    });
    const answer = await app.api.raw(`/files/${folder}/${FILES[0]}`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(404);
  });
}

describe('a delivery into a folder on disk', () => {
  describeWholeDelivery(async () => undefined);
});

describe.skipIf(s3Bucket.isAbsent)(`a delivery into a folder of ${s3Bucket.name}`, () => {
  describeWholeDelivery(() => openTestBucket('http://127.0.0.1:3000'));
});

describe('a delivery into a folder that does not go through at once', () => {
  let root: string;
  let app: TestApp;
  let person: Person;
  /** Keys in the order in which they were written. */
  const written: string[] = [];
  /** Called before a file of a delivery is written. */
  let beforeWrite: (key: string) => Promise<void> = async () => undefined;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'delivery-test-'));
    const disk = createDiskBlobStore({ folder: root, publicUrl: 'http://localhost' });
    app = await testApp({
      blobs: {
        ...disk,
        async put(key, ...file) {
          if (key.startsWith('deliveries/')) {
            await beforeWrite(key);
            written.push(key.slice(key.lastIndexOf('/') + 1));
          }
          await disk.put(key, ...file);
        },
      },
    });
  });
  // Each delivery is that of another person, so that none depends on the one before.
  beforeEach(async () => {
    person = await app.world.user({ plan: 'pro' });
  });
  afterEach(() => {
    beforeWrite = async () => undefined;
    written.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });

  it('goes on by hand after it was given up, and writes only what is missing, the manifest last', async () => {
    const id = await drawPackshots(app, person);
    beforeWrite = async (key) => {
      if (key.endsWith(FILES[1]!)) throw new BlobStoreUnavailable('The bucket does not answer.');
    };
    const { folder } = await order(person, id);
    const giveUp = () =>
      sql`UPDATE jobs.job SET state = 'failed' WHERE name = 'delivery.write' AND state = 'retry'`.execute(app.db);
    await expect.poll(async () => (await giveUp()).numAffectedRows).toBe(1n);
    expect(await stateOf(person, id)).toMatchObject({ status: 'failed', done: 1, report: null });
    expect(await filesIn(app.blobs, folder)).toEqual([FILES[0]]);
    beforeWrite = async () => undefined;
    const resume = () => person.api.call(downloadRoutes.resumeDelivery, { params: { id }, body: {} });
    expect((await resume()).data.delivery.status).toBe('waiting');
    await app.settle();
    expect(await stateOf(person, id)).toMatchObject({ status: 'ready', folder, report: { passed: 4 } });
    expect(written).toEqual([...FILES, ...MANIFESTS]);
    expect(await resume()).toMatchObject({ status: 409 });
  });

  it('leaves nothing behind when it is cancelled while a file is written', async () => {
    const id = await drawPackshots(app, person);
    const { promise: isWriting, resolve: noteWriting } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    beforeWrite = async (key) => {
      if (!key.endsWith(FILES[2]!)) return;
      noteWriting();
      await released;
    };
    const { folder, download_id } = await order(person, id);
    await isWriting;
    expect(await filesIn(app.blobs, folder)).toEqual(FILES.slice(0, 2));
    await person.api.call(downloadRoutes.cancel, { body: { download_id } });
    expect(await filesIn(app.blobs, folder)).toEqual([]);
    release();
    await expect.poll(() => filesIn(app.blobs, folder)).toEqual([FILES[2]]);
    await app.services.downloads.sweep();
    expect(await filesIn(app.blobs, folder)).toEqual([]);
    expect(await stateOf(person, id)).toMatchObject({ status: 'cancelled', report: null });
  });

  it('says which picture was deleted after it was ordered', async () => {
    const id = await drawPackshots(app, person);
    const { promise: isWriting, resolve: noteWriting } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    beforeWrite = async (key) => {
      if (!key.endsWith(FILES[0]!)) return;
      noteWriting();
      await released;
    };
    await order(person, id);
    await isWriting;
    const images = await app.db
      .selectFrom('images')
      .select('id')
      .where('user_id', '=', person.id)
      .orderBy('id')
      .execute();
    await app.db.deleteFrom('images').where('id', '=', images.at(-1)!.id).execute();
    release();
    await app.settle();
    const { report } = await stateOf(person, id);
    expect(report).toMatchObject({ passed: 2, failed: 2 });
    expect(report!.failures.map(({ file, reasons }) => [file, reasons])).toEqual(
      FILES.slice(2).map((file) => [file, ['The picture was deleted.']]),
    );
  });

  it('is removed after a month', async () => {
    const id = await drawPackshots(app, person);
    const { folder } = await order(person, id);
    await app.settle();
    await app.services.downloads.sweep();
    expect(await filesIn(app.blobs, folder)).not.toEqual([]);
    app.clock.advance(MONTH_MS);
    await app.services.downloads.sweep();
    expect(await filesIn(app.blobs, folder)).toEqual([]);
  });
});
