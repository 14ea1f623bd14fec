import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, open, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, imageRoutes, renderRoutes, type Envelope } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../server/src/testing/pictures.ts';
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

/** Room for the embedded database and a few pictures, in megabytes. */
const DISK_MB = 256;
const MIN_FREE_MB = 64;
const MB = 1024 ** 2;
const PATIENCE = { timeout: 120_000, interval: 250 };
const UPLOADS = 5;

const folder = await mkdtemp(path.join(os.tmpdir(), 'kenna-disk-'));
const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'kenna-disk', folder], {
  encoding: 'utf8',
});
const isMounted = mounted.status === 0;
// Hooks do not run when a filter leaves out all tests of the file.
process.once('exit', () => {
  if (isMounted) spawnSync('/bin/umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});
if (!isMounted) {
  const reason = mounted.error?.message ?? mounted.stderr.trim();
  process.stdout.write(`Full disk: not run, because a small disk needs the right to mount (${reason}).\n`);
}

const ballast = path.join(folder, 'ballast');

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Writes to the disk until this much is free. */
async function fillUpTo(freeMb: number): Promise<void> {
  const file = await open(ballast, 'a');
  const block = Buffer.alloc(64 * 1024);
  try {
    while ((await freeBytes()) > freeMb * MB) await file.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

describe.skipIf(!isMounted)('full disk of a product on the embedded database', () => {
  let product: ProductProcess;
  const environment = { ...SETTINGS, DATA_DIR: path.join(folder, 'data'), MIN_FREE_DISK_MB: String(MIN_FREE_MB) };
  const start = async () => startProduct({ port: await freePort(), environment });

  beforeAll(async () => {
    product = await start();
  });
  afterAll(async () => {
    await product.stop();
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

    await fillUpTo(MIN_FREE_MB / 2);
    await expect.poll(readiness, PATIENCE).toBe(503);
    const nearlyFull = (await ask(url, person, randomUUID()))!;
    await expect.poll(() => statusOf(url, person, nearlyFull), PATIENCE).toBe('completed');

    await fillUpTo(0);
    // Noise does not compress, so that each upload needs about a megabyte.
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
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

    rmSync(ballast);
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
