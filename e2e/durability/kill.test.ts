import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ask, expectNothingLostOrChargedTwice, SETTINGS, signUp, delay } from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { createTestDatabase } from '../support/test-postgres.ts';

const KILLS = 20;
const MAX_LIFETIME_MS = 1500;

describe('killed on the embedded database', () => {
  let dataDir: string;
  let port: number;
  let product: ProductProcess;
  const start = () => startProduct({ port, environment: { ...SETTINGS, DATA_DIR: dataDir } });

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-kill-'));
    port = await freePort();
    product = await start();
  });
  afterAll(async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(`ends every acknowledged render after ${KILLS} SIGKILLs of the server, and charges none twice`, async () => {
    const person = await signUp(product.url);
    for (let kill = 0; kill < KILLS; kill++) {
      const key = randomUUID();
      const asked = ask(product.url, person, key);
      await delay(Math.random() * MAX_LIFETIME_MS);
      await product.kill();
      await asked;
      product = await start();
      // Like a page after a lost answer, repeats the request with the same idempotency key.
      await ask(product.url, person, key);
    }
    await expectNothingLostOrChargedTwice(product.url, person);
  }, 600_000);
});

const database = await createTestDatabase();

describe.skipIf(database === null)('killed workers on a PostgreSQL server', () => {
  let dataDir: string;
  let server: ProductProcess;
  let environment: Record<string, string>;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-kill-'));
    environment = {
      ...SETTINGS,
      DATA_DIR: dataDir,
      DATABASE_URL: database!.url,
      // The server takes no jobs, so that only workers, which are killed, process them.
      WORKER_CONCURRENCY: '0',
    };
    server = await startProduct({ port: await freePort(), environment });
  });
  afterAll(async () => {
    await server.stop();
    await database!.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const startWorker = async () =>
    startProduct({ entry: 'worker', port: await freePort(), environment: { ...environment, WORKER_CONCURRENCY: '1' } });

  it(`ends every acknowledged render after ${KILLS} SIGKILLs of a worker, and charges none twice`, async () => {
    const person = await signUp(server.url);
    for (let kill = 0; kill < KILLS; kill++) {
      await ask(server.url, person, randomUUID());
      const worker = await startWorker();
      await delay(Math.random() * MAX_LIFETIME_MS);
      await worker.kill();
    }
    const survivor = await startWorker();
    await expectNothingLostOrChargedTwice(server.url, person);
    await survivor.stop();
  }, 600_000);
});
