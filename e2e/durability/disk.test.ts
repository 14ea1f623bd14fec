import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { API_BASE, imageRoutes, renderRoutes, type Envelope } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, noisePicture } from '../../server/src/testing/pictures.ts';
import {
  ask,
  expectNothingLostOrChargedTwice,
  printTable,
  SETTINGS,
  signUp,
  smallRender,
  statusOf,
} from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { canMountDisks, mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';

/** Room for the embedded database and a few pictures, in megabytes. */
const DISK_MB = 256;
const MIN_FREE_MB = 64;
const PATIENCE = { timeout: 120_000, interval: 250 };
const UPLOADS = 5;

describe.skipIf(!canMountDisks('Full disk'))('full disk of a product on the embedded database', () => {
  let disk: SmallDisk;
  let product: ProductProcess;

  async function start(): Promise<ProductProcess> {
    const environment = {
      ...SETTINGS,
      DATA_DIR: path.join(disk.folder, 'data'),
      MIN_FREE_DISK_MB: String(MIN_FREE_MB),
    };
    return startProduct({ port: await freePort(), environment });
  }

  beforeAll(async () => {
    disk = await mountSmallDisk(DISK_MB);
    product = await start();
  });
  afterAll(async () => {
    await product.stop();
    await disk.unmount();
  });

  const readiness = async () => (await fetch(`${product.url}/readyz`)).status;

  async function upload(token: string, picture: Buffer): Promise<number> {
    const form = formOf(picture);
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${product.url}${API_BASE}${imageRoutes.upload.path}`, { method: 'POST', headers, body: form }))
      .status;
  }

  it('is noticed before it is full, refuses uploads with 507, charges nothing, and recovers', async () => {
    const { url } = product;
    const person = await signUp(url);
    await expect.poll(readiness, PATIENCE).toBe(200);
    const first = (await ask(url, person, randomUUID()))!;
    await expect.poll(() => statusOf(url, person, first), PATIENCE).toBe('completed');

    await disk.fillUpTo(MIN_FREE_MB / 2);
    await expect.poll(readiness, PATIENCE).toBe(503);
    const nearlyFull = (await ask(url, person, randomUUID()))!;
    await expect.poll(() => statusOf(url, person, nearlyFull), PATIENCE).toBe('completed');

    await disk.fillUpTo(0);
    const picture = await noisePicture();
    const uploads: number[] = [];
    for (let turn = 0; turn < UPLOADS; turn++) uploads.push(await upload(person.token, picture));
    expect(new Set(uploads)).toEqual(new Set([507]));
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
    const asked = await fetch(`${url}${API_BASE}${renderRoutes.create.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(smallRender(randomUUID())),
    });
    // Whether the row of the render still fits into the pages of the database is a matter of chance.
    expect([200, 507]).toContain(asked.status);
    if (asked.status === 200) {
      const { data } = (await asked.json()) as Envelope<{ render_id: number }>;
      person.acknowledged.add(data.render_id);
    }

    await disk.clear();
    const freedAt = performance.now();
    await expect.poll(readiness, PATIENCE).toBe(200);
    const recovered = `${((performance.now() - freedAt) / 1000).toFixed(1)} s`;
    expect(await upload(person.token, picture)).toBe(200);
    await ask(url, person, randomUUID());
    await product.stop();
    product = await start();
    const counts = await expectNothingLostOrChargedTwice(product.url, person);
    printTable('Full disk', {
      '/readyz before it is full, with half of MIN_FREE_DISK_MB': 503,
      'uploads on the full disk, answered 507': `${UPLOADS}, ${uploads.filter((status) => status === 507).length}`,
      'request for a render on the full disk': asked.status,
      'renders lost; charged without a picture': '0; 0',
      'renders completed; ended with a reason': `${counts.completed}; ${counts.failed}`,
      'from the freed space to /readyz 200': recovered,
    });
  }, 600_000);
});
