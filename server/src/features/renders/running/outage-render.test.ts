import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderRoutes } from '@kenna/contract';
import { expect, it } from 'vitest';
import { createDiskBlobStore } from '../../../adapters/blob-store/disk-blob-store.ts';
import { testApp } from '../../../testing/test-app.ts';

it('waits for the end of an outage, even on its last try', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outage-test-'));
  const disk = createDiskBlobStore({ folder, publicUrl: 'http://localhost' });
  const outage = Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
  let isAway = true;
  const app = await testApp({
    worker: false,
    blobs: { ...disk, put: async (...file) => (isAway ? Promise.reject(outage) : disk.put(...file)) },
  });
  const ada = await app.world.user();
  const body = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256 } as const;
  const { render_id: renderId } = (await ada.api.call(renderRoutes.create, { body })).data;
  const statusOf = async () => (await ada.api.call(renderRoutes.get, { params: { id: renderId } })).data.status;
  const run = () =>
    app.services.renders.run({ renderId, attempt: 1 }, { signal: new AbortController().signal, lastTry: true });

  await expect(run()).rejects.toBe(outage);
  expect(await statusOf()).toBe('queued');
  isAway = false;
  await run();
  expect(await statusOf()).toBe('completed');
  await app.close();
  await rm(folder, { recursive: true });
});
