import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountRoutes, renderRoutes, type RenderView } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { createTestDatabase } from '../support/test-postgres.ts';

const KILLS = 20;
const GRANT = 500;
const MAX_LIFETIME_MS = 1500;
/** One thread of the engine is enough for small pictures and leaves processor time to parallel steps. */
const SETTINGS = { FREE_RENDER_LIMIT: String(GRANT), ENGINE_THREADS: '1' };

interface Person {
  token: string;
  /** Ids of renders that the product has acknowledged. */
  acknowledged: Set<number>;
}

const ended = new Set(['completed', 'error', 'cancelled']);
const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signUp(url: string): Promise<Person> {
  const password = 'Durable-Silk-1';
  const user = await call(url, accountRoutes.signup, {
    body: {
      first_name: 'Kill',
      last_name: 'Test',
      email: `${randomUUID()}@example.com`,
      password,
      password_confirmation: password,
      is_agree: true,
    },
  });
  return { token: user.token, acknowledged: new Set() };
}

/** Requests one small picture. A process that dies before it answers has acknowledged nothing. */
async function ask(url: string, person: Person, key: string): Promise<void> {
  const body = {
    page: 'GenerateImage' as const,
    prompt: 'navy cotton t-shirt',
    model: 'kennaxl' as const,
    image_count: 1 as const,
    image_width: 256,
    image_height: 256,
    idempotency_key: key,
  };
  try {
    person.acknowledged.add((await call(url, renderRoutes.create, { token: person.token, body })).render_id);
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
  }
}

const isConnectionLoss = (error: unknown): boolean => error instanceof TypeError || error instanceof SyntaxError;

async function allRenders(url: string, token: string): Promise<RenderView[]> {
  const renders: RenderView[] = [];
  let cursor: string | null = null;
  do {
    const page: { renders: RenderView[]; next: string | null } = await call(url, renderRoutes.list, {
      token,
      query: cursor === null ? {} : { cursor },
    });
    renders.push(...page.renders);
    cursor = page.next;
  } while (cursor !== null);
  return renders;
}

/** Resolves when every render of the person has ended. Only the timeout of the test limits the wait. */
async function settled(url: string, person: Person): Promise<RenderView[]> {
  for (;;) {
    const renders = await allRenders(url, person.token);
    if (renders.every((render) => ended.has(render.status))) return renders;
    await until(200);
  }
}

async function expectNothingLostOrChargedTwice(url: string, person: Person): Promise<void> {
  const renders = await settled(url, person);
  const ids = renders.map((render) => render.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of person.acknowledged) expect(ids).toContain(id);
  const delivered = renders.filter((render) => render.status === 'completed');
  expect(delivered.length).toBeGreaterThan(0);
  for (const render of delivered) expect(render.images).toHaveLength(1);
  for (const render of renders) if (render.status === 'error') expect(render.reason).toBeTruthy();
  const user = await call(url, accountRoutes.authenticate, { token: person.token });
  expect(user?.render_limit).toBe(GRANT - delivered.length);
}

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
      await until(Math.random() * MAX_LIFETIME_MS);
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
      await until(Math.random() * MAX_LIFETIME_MS);
      await worker.kill();
    }
    const survivor = await startWorker();
    await expectNothingLostOrChargedTwice(server.url, person);
    await survivor.stop();
  }, 600_000);
});
