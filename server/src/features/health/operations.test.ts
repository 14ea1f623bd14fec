import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskBlobStore } from '../../adapters/blob-store/disk-blob-store.ts';
import { METRICS_TOKEN, testApp, type TestApp } from '../../testing/test-app.ts';
import { checkDisk } from './check-disk.ts';

const VALID_MS = 15_000;
const ALL_WELL = { database: true, store: true, queue: true, disk: true };

let folder: string;
let app: TestApp;
let storeAnswers = true;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-test-'));
  const disk = createDiskBlobStore({ folder, publicUrl: 'http://localhost' });
  const read = (key: string) => (storeAnswers ? disk.read(key) : Promise.reject(new Error('the store is away')));
  app = await testApp({ worker: false, blobs: { ...disk, read } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function probe(path: string) {
  const response = await app.api.raw(path);
  const { status, headers } = response;
  return {
    status,
    retryAfter: headers.get('retry-after'),
    cache: headers.get('cache-control'),
    body: await response.json(),
  };
}

describe('the probes', () => {
  it('answer from the last result of each check', async () => {
    const ready = { status: 200, retryAfter: null, cache: 'no-store', body: { status: 'ok', parts: ALL_WELL } };
    expect(await probe('/readyz')).toEqual(ready);
    expect(await probe('/healthz')).toEqual(ready);
    expect(await probe('/livez')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('fail when a part has not answered for 15 s, and succeed again when it does', async () => {
    storeAnswers = false;
    await app.services.operations.readiness.check();
    expect((await probe('/readyz')).status).toBe(200);
    app.clock.advance(VALID_MS + 1);
    await app.services.operations.readiness.check();
    const parts = { ...ALL_WELL, store: false };
    expect(await probe('/readyz')).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { status: 'unavailable', parts },
    });
    expect((await probe('/livez')).status).toBe(200);
    storeAnswers = true;
    await app.services.operations.readiness.check();
    expect((await probe('/readyz')).status).toBe(200);
  });

  it('fail when no check has run for 15 s', async () => {
    app.clock.advance(VALID_MS + 1);
    const parts = { database: false, store: false, queue: false, disk: false };
    expect(await probe('/readyz')).toMatchObject({ status: 503, body: { parts } });
    await app.services.operations.readiness.check();
  });

  it('have no pages below them: such a path is an error', async () => {
    expect((await probe('/livez/other')).status).toBe(404);
    expect((await probe('/readyz/other')).status).toBe(404);
  });
});

describe('the metrics', () => {
  const metrics = async () => (await app.api.as(METRICS_TOKEN).raw('/metrics')).text();

  it('count renders at most every 15 s', async () => {
    const ada = await app.world.user();
    app.clock.advance(VALID_MS);
    const before = await metrics();
    await app.world.render({ owner: ada });
    expect(before).not.toContain('renders{status="completed"}');
    expect(await metrics()).not.toContain('renders{status="completed"}');
    app.clock.advance(VALID_MS);
    expect(await metrics()).toContain('renders{status="completed"} 1');
  });

  it('show which part is ready', async () => {
    expect(await metrics()).toContain('part_ready{part="store"}');
  });
});

it('a disk counts as full below the given free space, also when the folder does not exist yet', async () => {
  await checkDisk(join(folder, 'not', 'made'), 1);
  await expect(checkDisk(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(/^The disk of .+ has only \d+ MB left\.$/);
});
