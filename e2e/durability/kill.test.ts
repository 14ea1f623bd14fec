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

/** Kills in mid-render. Half as many come at any moment. */
const KILLS = Number(process.env.SOAK_KILLS ?? (isSoak ? 100 : 3));
const MAX_LIFETIME_MS = 1500;
/** Renders of this side in pixels take several times as long as the wait before a kill in mid-render. */
const SIDE = 512;
const MAX_RUNNING_MS = 80;
const LOOK_MS = 10;
/** A busy machine takes up to half a minute to start a process. */
const LIMIT_MS = Math.max(30, KILLS) * 60_000;
/** After how many kills a long run says how far it is. */
const REPORTED_KILLS = 10;

interface Kills {
  readonly all: number;
  readonly inMidRender: number;
}

/** A process that is killed and started again. */
interface Victim {
  process: ProductProcess;
  readonly start: () => Promise<ProductProcess>;
}

interface Setup {
  readonly url: string;
  /** The only process that draws, one render at a time. */
  readonly drawing: Victim;
  /** Those that are killed at any moment, in turn. */
  readonly victims: readonly Victim[];
  /** Resolves when the drawing process is free for the next render. */
  readonly free: (url: string, person: Person) => Promise<unknown>;
}

const victimOf = async (start: Victim['start']): Promise<Victim> => ({ process: await start(), start });

/** Waits until the render runs and for a moment more. Returns whether it is running then. */
async function isMidRender(url: string, person: Person, id: number): Promise<boolean> {
  while ((await statusOf(url, person, id)) === 'queued') await delay(LOOK_MS);
  await delay(Math.random() * MAX_RUNNING_MS);
  return (await statusOf(url, person, id)) === 'processing';
}

/**
 * Kills the process that draws while the render that was just asked for runs, and after every two such kills one of the
 * victims at any moment, even before the request is answered. A render that ends before the kill is not counted.
 */
async function killOften({ url, drawing, victims, free }: Setup, person: Person): Promise<Kills> {
  let inMidRender = 0;
  let all = 0;
  let isReported = true;
  for (; inMidRender < KILLS; all++) {
    const key = randomUUID();
    const victim = all % 3 === 2 ? victims[Math.floor(all / 3) % victims.length]! : drawing;
    if (all % 3 === 2) {
      const killed = delay(Math.random() * MAX_LIFETIME_MS).then(() => victim.process.kill());
      await Promise.all([ask(url, person, key, SIDE), killed]);
    } else {
      // Otherwise renders wait faster than they are drawn, until the limit of waiting renders refuses the next.
      await free(url, person);
      const id = await ask(url, person, key, SIDE);
      if (id !== null && (await isMidRender(url, person, id))) {
        inMidRender += 1;
        isReported = false;
      }
      await victim.process.kill();
    }
    victim.process = await victim.start();
    // Like a page after a lost answer, repeats the request with the same idempotency key.
    await ask(url, person, key, SIDE);
    if (!isReported && inMidRender % REPORTED_KILLS === 0) {
      process.stdout.write(`${all + 1} kills, ${inMidRender} of ${KILLS} in mid-render\n`);
      isReported = true;
    }
  }
  return { all, inMidRender };
}

async function expectAllSurvive(title: string, setup: Setup): Promise<void> {
  const { url } = setup;
  const person = await signUp(url);
  const kills = await killOften(setup, person);
  const { acknowledged, completed, failed, pictures } = await expectNothingLostOrChargedTwice(url, person);
  printTable(title, {
    'SIGKILLs; of them surely in mid-render': `${kills.all}; ${kills.inMidRender}`,
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
    `ends every acknowledged render after ${KILLS} SIGKILLs in mid-render and more, and charges none twice`,
    async () => {
      const { url } = victim.process;
      const setup = { url, drawing: victim, victims: [victim], free: allEnded };
      await expectAllSurvive('Kills of the server on the embedded database', setup);
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
    const environment = { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: database.url };
    const port = await freePort();
    const serving = { ...environment, WORKER_CONCURRENCY: '0' };
    server = await victimOf(() => startProduct({ port, environment: serving }));
    const drawing = { ...environment, WORKER_CONCURRENCY: '1' };
    worker = await victimOf(async () =>
      startProduct({ entry: 'worker', port: await freePort(), environment: drawing }),
    );
  });
  afterAll(async () => {
    for (const each of [worker, server]) await each.process.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    `ends every acknowledged render after ${KILLS} SIGKILLs in mid-render and more, and charges none twice`,
    async () => {
      const { url } = server.process;
      // A killed worker's render goes on when its heartbeat is missed. The new worker is free meanwhile.
      const setup = { url, drawing: worker, victims: [worker, server], free: allStarted };
      await expectAllSurvive('Kills of a worker and a server on PostgreSQL', setup);
    },
    LIMIT_MS,
  );
});
