/** What people and operators see while the store of files is away, and while its disk is full. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageRoutes, renderRoutes } from '@kenna/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDiskBlobStore } from '../adapters/blob-store/disk-blob-store.ts';
import { BlobStoreUnavailable } from '../ports/blob-store.port.ts';
import { formOf, plainPicture } from '../testing/pictures.ts';
import { METRICS_TOKEN, testApp, type TestApp } from '../testing/test-app.ts';
import type { Person } from '../testing/world.ts';

const AWAY = new BlobStoreUnavailable('The bucket does not answer.');
const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

let folder: string;
let app: TestApp;
let ada: Person;
/** The errors of the next calls of the store; the last one stays. Empty while the store works. */
let faults: (Error | null)[] = [];
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-outage-test-'));
  const disk = createDiskBlobStore({ folder, publicUrl: 'http://localhost' });
  async function reach<Result>(action: () => Promise<Result>): Promise<Result> {
    const fault = faults.length > 1 ? faults.shift() : faults[0];
    if (fault) throw fault;
    return action();
  }
  app = await testApp({
    worker: false,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    blobs: {
      ...disk,
      get: (key) => reach(() => disk.get(key)),
      read: (key) => reach(() => disk.read(key)),
      put: (...file) => reach(() => disk.put(...file)),
    },
  });
  ada = await app.world.user({ plan: 'starter', left: 5 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  faults = [];
});

const upload = async () =>
  ada.api.call(imageRoutes.upload, { form: formOf(await plainPicture(300, 300).png().toBuffer()) });
const countPictures = async () => (await ada.api.call(imageRoutes.countMine)).data.uploads;
const statusOf = async (id: number) => (await ada.api.call(renderRoutes.get, { params: { id } })).data;
const start = async () => {
  const body = {
    page: 'GenerateImage',
    prompt: 'a coat',
    image_count: 1,
    image_width: 256,
    image_height: 256,
  } as const;
  return (await ada.api.call(renderRoutes.create, { body })).data;
};
const run = (renderId: number, lastTry = false) =>
  app.services.renders.run({ renderId, attempt: 1 }, { signal: new AbortController().signal, lastTry });

it('answers 503 for files while the store is away, and serves them afterwards', async () => {
  const { data: address } = await upload();
  faults = [AWAY];
  const response = await app.api.raw(address);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await upload()).status).toBe(503);
  faults = [];
  expect((await app.api.raw(address)).status).toBe(200);
});

it('stores the picture of a render once a short outage ends, without another try', async () => {
  const { render_id: id } = await start();
  faults = [AWAY, null];
  await run(id);
  expect(await statusOf(id)).toMatchObject({ status: 'completed' });
});

it('reports a full disk to the person, leaves no partial files, and logs it for the operator', async () => {
  const before = await countPictures();
  faults = [null, FULL];
  const answer = await upload();
  expect(answer).toMatchObject({ status: 507, message: expect.stringContaining('no space left') });
  faults = [];
  expect(logged.join()).toContain('a disk is full');
  expect(await countPictures()).toBe(before);
  for await (const { key } of app.blobs.list('images/')) {
    const row = app.db
      .selectFrom('images')
      .select('id')
      .where('folder', '=', key.slice(0, key.lastIndexOf('/')));
    expect(await row.executeTakeFirst()).toBeDefined();
  }
  expect((await upload()).status).toBe(200);
});

it('ends a render on a full disk with the reason, and charges nothing', async () => {
  const left = (await start()).render_limit;
  const { render_id: id } = await start();
  faults = [FULL];
  await run(id, true);
  faults = [];
  const ended = await statusOf(id);
  expect(ended).toMatchObject({ status: 'error', reason: expect.stringContaining('no space left') });
  expect((await start()).render_limit).toBe(left! - 1);
});

it('reports the free space, and stops being ready before the disk is completely full', async () => {
  const metrics = async (other: TestApp) => (await other.api.as(METRICS_TOKEN).raw('/metrics')).text();
  expect(await metrics(app)).toMatch(/^disk_free_bytes [1-9]\d*/m);
  const nearlyFull = await testApp({ worker: false, environment: { MIN_FREE_DISK_MB: '99999999' } });
  const probe = await nearlyFull.api.raw('/readyz');
  expect(probe.status).toBe(503);
  expect(await probe.json()).toMatchObject({ parts: { disk: false, store: true } });
  await nearlyFull.close();
});
