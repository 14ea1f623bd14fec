import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgresInstalled, startPostgres, type PostgresServer } from '../../scripts/postgres.mjs';
import { delay, isSoak, printTable, SETTINGS, signUp } from '../support/durable-renders.ts';
import {
  buyStarter,
  countDelivered,
  expectEachMadeAndChargedOnce,
  runOnce,
  startRun,
  stepsOf,
} from '../support/durable-runs.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';

const { SOAK_PRODUCTS = '300', SOAK_KILLS = '20' } = process.env;
const SIZE = isSoak ? { products: Number(SOAK_PRODUCTS), shots: 4 } : { products: 12, shots: 2 };
const KILLS = isSoak ? Number(SOAK_KILLS) : 2;
const RESTARTS = isSoak ? 2 : 1;
const PICTURES = SIZE.products * SIZE.shots;
/** More than the run costs, so that a picture that is charged twice does not pause it. */
const GRANT = 2 * stepsOf(SIZE);
/** The faults happen within this share of the run: a killed render waits 15 s until its heartbeat is missed. */
const FAULTY_SHARE = isSoak ? 0.95 : 0.5;
/** How long a render may have run when its worker is killed, in milliseconds. */
const MAX_RUNNING_MS = 100;
/** A busy machine draws 1,200 pictures in more than half an hour. */
const LIMIT_MS = (isSoak ? 90 : 30) * 60_000;

if (!isPostgresInstalled()) process.stdout.write('Catalogue runs: not run, PostgreSQL is not installed.\n');

/** Kills and restarts in the order in which they happen: the restarts between the kills, at equal distances. */
function faults(): ('kill' | 'restart')[] {
  const all = Array.from({ length: KILLS }, () => 'kill' as 'kill' | 'restart');
  for (let restart = RESTARTS; restart > 0; restart -= 1) {
    all.splice(Math.round((restart * KILLS) / (RESTARTS + 1)), 0, 'restart');
  }
  return all;
}

describe.skipIf(!isPostgresInstalled())('a catalogue run on a PostgreSQL server', () => {
  let postgres: PostgresServer;
  let dataDir: string;
  let server: ProductProcess;
  let workers: ProductProcess[] = [];

  const begin = async (entry: 'main' | 'worker') =>
    startProduct({
      entry,
      port: await freePort(),
      environment: {
        ...SETTINGS,
        STARTER_IMAGE_LIMIT: String(GRANT),
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        WORKER_CONCURRENCY: entry === 'main' ? '0' : '1',
      },
    });

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-runs-'));
    postgres = (await startPostgres())!;
    server = await begin('main');
    workers = await Promise.all([begin('worker'), begin('worker')]);
  });
  afterAll(async () => {
    for (const each of [...workers, server]) await each.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Renders of which a worker was killed or lost the database, so that a worker began them again. */
  async function countBegunAgain(): Promise<number> {
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM jobs.job WHERE name = 'render.run' AND retry_count > 0`,
    );
    await client.end();
    return Number(rows[0]?.count);
  }

  it(
    `makes and charges each of ${PICTURES} pictures once, whatever workers are killed and the database restarts`,
    async () => {
      const { url } = server;
      const person = await signUp(url);
      await buyStarter(url, person);
      const id = await startRun(url, person, SIZE);
      const startedAt = Date.now();
      const all = faults();
      let killed = 0;
      for (const [index, fault] of all.entries()) {
        const goal = Math.floor(((index + 1) * PICTURES * FAULTY_SHARE) / all.length);
        await runOnce(({ cells }) => cells.done >= goal, url, person, id);
        if (fault === 'restart') {
          await postgres.halt();
          await postgres.resume();
          continue;
        }
        const victim = killed % workers.length;
        await delay(Math.random() * MAX_RUNNING_MS);
        await workers[victim]!.kill();
        workers[victim] = await begin('worker');
        killed += 1;
      }
      await runOnce(({ status }) => status === 'finished', url, person, id);
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      for (const { isRunning, output } of [server, ...workers]) expect(isRunning(), output()).toBe(true);
      const { named } = await expectEachMadeAndChargedOnce(url, person, id, { size: SIZE, granted: GRANT });
      const delivered = await countDelivered(url, person, id);
      expect(delivered).toBe(PICTURES);
      printTable('A catalogue run', {
        'products × shots; SIGKILLs of workers; restarts of PostgreSQL': `${SIZE.products} × ${SIZE.shots}; ${killed}; ${RESTARTS}`,
        'pictures lost, made twice, charged twice': '0, 0, 0',
        'names and hashes of the export that are right': `${named} of ${PICTURES}`,
        'delivered files that pass every check': `${delivered} of ${PICTURES}`,
        'renders that were begun again': await countBegunAgain(),
        'from the start to the last picture': `${seconds} s`,
      });
    },
    LIMIT_MS,
  );
});
