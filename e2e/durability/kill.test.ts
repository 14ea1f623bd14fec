import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  allEnded,
  allStarted,
  ask,
  delay,
  expectNothingLostOrChargedTwice,
  isSoak,
  printTable,
  SETTINGS,
  signUp,
  statusOf,
  type Person,
} from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-postgres.ts';

const KILLS = Number(process.env.SOAK_KILLS ?? (isSoak ? 100 : 8));
const MAX_LIFETIME_MS = 1500;
/** Renders of this side in pixels take several times as long as the wait before a kill in mid-render. */
const SIDE = 512;
const MAX_RUNNING_MS = 80;
const LOOK_MS = 10;
/** A busy machine takes up to half a minute to start a process. */
const LIMIT_MS = Math.max(30, KILLS) * 60_000;
/** After how many kills a long run says how far it is. */
const REPORTED_KILLS = 10;

/** A process that is killed and started again. */
interface Victim {
  process: ProductProcess;
  readonly start: () => Promise<ProductProcess>;
}

/** Waits until a worker is free for the next render. */
type Free = (url: string, person: Person) => Promise<unknown>;

const victimOf = async (start: Victim['start']): Promise<Victim> => ({ process: await start(), start });

/** Waits until the render runs and for a moment more. Returns whether it is running then. */
async function isMidRender(url: string, person: Person, id: number): Promise<boolean> {
  let status = await statusOf(url, person, id);
  for (const until = Date.now() + MAX_LIFETIME_MS; status === 'queued' && Date.now() < until;) {
    await delay(LOOK_MS);
    status = await statusOf(url, person, id);
  }
  await delay(Math.random() * MAX_RUNNING_MS);
  return (await statusOf(url, person, id)) === 'processing';
}

/**
 * Kills the victims in turn: every other time while the render that was just asked for runs, otherwise at any moment,
 * even before the request is answered. Returns how many kills were in mid-render.
 */
async function killInTurn(url: string, person: Person, victims: readonly Victim[], free: Free): Promise<number> {
  let inMidRender = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const victim = victims[Math.floor(kill / 2) % victims.length]!;
    const key = randomUUID();
    if (kill % 2 === 0) {
      // Otherwise renders wait faster than they are drawn, until the limit of waiting renders refuses the next.
      await free(url, person);
      const id = await ask(url, person, key, SIDE);
      if (id !== null && (await isMidRender(url, person, id))) inMidRender += 1;
      await victim.process.kill();
    } else {
      const killed = delay(Math.random() * MAX_LIFETIME_MS).then(() => victim.process.kill());
      await Promise.all([ask(url, person, key, SIDE), killed]);
    }
    victim.process = await victim.start();
    // Like a page after a lost answer, repeats the request with the same idempotency key.
    await ask(url, person, key, SIDE);
    const done = kill + 1;
    if (done % REPORTED_KILLS === 0) process.stdout.write(`${done} of ${KILLS} kills, ${inMidRender} in mid-render\n`);
  }
  return inMidRender;
}

async function expectAllSurvive(title: string, url: string, victims: readonly Victim[], free: Free): Promise<void> {
  const person = await signUp(url);
  const inMidRender = await killInTurn(url, person, victims, free);
  const { acknowledged, completed, failed, pictures } = await expectNothingLostOrChargedTwice(url, person);
  printTable(title, {
    'SIGKILLs; of them surely in mid-render': `${KILLS}; ${inMidRender}`,
    'renders acknowledged, lost, charged twice': `${acknowledged}, 0, 0`,
    'renders completed; ended with a reason': `${completed}; ${failed}`,
    'stored pictures that were read and have the hash and size of their row': `${pictures} of ${completed}`,
  });
}

describe('killed on the embedded database', () => {
  let dataDir: string;
  let victim: Victim;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-kill-'));
    const port = await freePort();
    victim = await victimOf(() => startProduct({ port, environment: { ...SETTINGS, DATA_DIR: dataDir } }));
  });
  afterAll(async () => {
    await victim.process.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    `ends every acknowledged render after ${KILLS} SIGKILLs of the server, and charges none twice`,
    async () => {
      // The only worker draws one render at a time.
      await expectAllSurvive('Kills of the server on the embedded database', victim.process.url, [victim], allEnded);
    },
    LIMIT_MS,
  );
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('killed workers and servers on a PostgreSQL server', () => {
  let database: TestDatabase;
  let dataDir: string;
  let server: Victim;
  let worker: Victim;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-kill-'));
    database = (await createTestDatabase())!;
    const environment = { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: database.url, WORKER_CONCURRENCY: '1' };
    const port = await freePort();
    server = await victimOf(() => startProduct({ port, environment }));
    worker = await victimOf(async () => startProduct({ entry: 'worker', port: await freePort(), environment }));
  });
  afterAll(async () => {
    for (const each of [worker, server]) await each.process.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    `ends every acknowledged render after ${KILLS} SIGKILLs, and charges none twice`,
    async () => {
      const { url } = server.process;
      // A killed worker's render goes on when its heartbeat is missed. The other worker is free meanwhile.
      await expectAllSurvive('Kills of a worker and a server on PostgreSQL', url, [worker, server], allStarted);
    },
    LIMIT_MS,
  );
});
