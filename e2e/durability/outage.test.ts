import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgresInstalled, startPostgres, type PostgresServer } from '../../scripts/postgres.mjs';
import { callers, countByStatus } from '../support/callers.ts';
import {
  delay,
  expectNothingLostOrChargedTwice,
  isSoak,
  printTable,
  SETTINGS,
  signUp,
} from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';

/** `npm run soak` restarts the database more often, and takes it away for a minute. */
const RESTARTS = isSoak ? 30 : 4;
const OUTAGE_MS = isSoak ? 60_000 : 1000;
const UNAVAILABLE = 1060;
/** Higher than the number of all renders of the test, which one person asks for. */
const QUEUE_LIMIT = '100';

if (!isPostgresInstalled()) process.stdout.write('Restarts of the database: not run, PostgreSQL is not installed.\n');

describe.skipIf(!isPostgresInstalled())('restarts of a PostgreSQL server', () => {
  let postgres: PostgresServer;
  let dataDir: string;
  let processes: ProductProcess[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-outage-'));
    postgres = (await startPostgres())!;
    const environment = { ...SETTINGS, QUEUE_LIMIT, DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    const begin = async (entry: 'main' | 'worker', concurrency: string) =>
      startProduct({ entry, port: await freePort(), environment: { ...environment, WORKER_CONCURRENCY: concurrency } });
    processes = [await begin('main', '0'), await begin('worker', '2')];
  });
  afterAll(async () => {
    for (const each of processes) await each.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(`ends no process, loses no render and answers 503 in ${RESTARTS} restarts and an outage`, async () => {
    const [{ url }] = processes as [ProductProcess];
    const person = await signUp(url);
    const load = callers(url, person.token);
    for (let restart = 0; restart < RESTARTS; restart++) {
      load.want(2);
      await load.seen(200, 10);
      await postgres.halt();
      await postgres.resume();
    }
    load.want(2);
    await load.seen(200, 10);
    await postgres.halt();
    load.want(2);
    await Promise.all([load.seen(503, 6), delay(OUTAGE_MS)]);
    await postgres.resume();
    await load.allAcknowledged();
    await load.end();

    for (const { output, isRunning } of processes) expect(isRunning(), output()).toBe(true);
    expect(load.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const refused = load.answers.filter(({ status }) => status === 503);
    for (const answer of refused) expect(answer).toMatchObject({ retryAfter: '5', code: UNAVAILABLE });
    for (const { message } of refused) expect(message).not.toMatch(/restart/);
    expect(load.acknowledged.size).toBe(2 * RESTARTS + 4);
    const { acknowledged, completed, pictures } = await expectNothingLostOrChargedTwice(url, {
      ...person,
      acknowledged: load.acknowledged,
    });
    printTable('Restarts of PostgreSQL', {
      'fast restarts; outage': `${RESTARTS}; ${OUTAGE_MS / 1000} s`,
      'processes that ended': `0 of ${processes.length}`,
      'renders acknowledged, lost, charged twice': `${acknowledged}, 0, 0`,
      'stored pictures that were read and have the hash and size of their row': `${pictures} of ${completed}`,
      'answers by status': countByStatus(load.answers),
    });
  }, 600_000);
});
