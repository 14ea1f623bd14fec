import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import { openTestDatabase, seedDataFolder } from '../../testing/test-database.ts';
import { createMetrics } from '../../shared/metrics.ts';
import { noTracing } from '../tracing/no-tracing.ts';
import { describeJobQueue, handlersWith } from './job-queue.conformance.ts';
import { createPgBossJobQueue } from './pg-boss-job-queue.ts';

const log = pino({ level: 'silent' });
const unobserved = { tracing: noTracing, metrics: createMetrics() };
/** The test starts two more processes, and on a database server the heartbeat of the dead one must expire first. */
const TAKEOVER_TIMEOUT_MS = 180_000;

const why = process.env['TEST_DATABASE_URL'] ? ' (skipped: the embedded database is the same beside a server)' : '';

const openQueue = (database: Database) => createPgBossJobQueue({ database, ...unobserved, log });

describeJobQueue('pg-boss on the product’s database', { openDatabase: openTestDatabase, openQueue });

test('a repeated job is scheduled once, by its latest schedule', async () => {
  const database = await openTestDatabase();
  const queue = await openQueue(database);
  await queue.repeat('files.sweep', '5 * * * *');
  await queue.repeat('files.sweep', '17 * * * *');
  const { rows } = await database.pool.query('SELECT name, cron FROM jobs.schedule');
  await queue.stop();
  await database.close();
  expect(rows).toEqual([{ name: 'files.sweep', cron: '17 * * * *' }]);
});

/** Sends a job, reports it, starts the job, reports that, and never ends. */
const childScript = (options: object) => `
  const { openDatabase } = await import(${JSON.stringify(new URL('../../db/database.ts', import.meta.url).href)});
  const { createPgBossJobQueue } = await import(${JSON.stringify(new URL('./pg-boss-job-queue.ts', import.meta.url).href)});
  const { JOB_NAMES } = await import(${JSON.stringify(new URL('./queue-settings.ts', import.meta.url).href)});
  const { noTracing } = await import(${JSON.stringify(new URL('../tracing/no-tracing.ts', import.meta.url).href)});
  const { createMetrics } = await import(${JSON.stringify(new URL('../../shared/metrics.ts', import.meta.url).href)});
  const unobserved = { tracing: noTracing, metrics: createMetrics() };
  const database = await openDatabase(${JSON.stringify(options)});
  const queue = await createPgBossJobQueue({ database, ...unobserved, log: { error: console.error, warn() {} } });
  const ignore = async () => {};
  const run = () => { console.log('running'); return new Promise(() => setInterval(() => {}, 1000)); };
  const others = Object.fromEntries(JOB_NAMES.map((name) => [name, ignore]));
  await queue.work({ ...others, 'render.run': run }, { concurrency: 1 });
  await database.db.transaction().execute((t) => queue.send(t, 'render.run', { renderId: 1, attempt: 1 }));
`;

async function killWhileRunning(options: object): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', childScript(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(line).toBe('running');
}

async function firstRunOf(database: Database): Promise<number> {
  const queue = await openQueue(database);
  const { promise, resolve } = Promise.withResolvers<number>();
  await queue.work(
    handlersWith(async ({ renderId }) => resolve(renderId)),
    { concurrency: 1 },
  );
  const renderId = await promise;
  await queue.stop();
  return renderId;
}

test.skipIf(process.env['TEST_DATABASE_URL'])(
  `the job of a killed process runs again when its data folder is opened again${why}`,
  { timeout: TAKEOVER_TIMEOUT_MS },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'job-queue-test-'));
    await seedDataFolder(dataDir);
    const options = { databaseUrl: null, dataDir };
    await killWhileRunning(options);
    const database = await openDatabase(options);
    const renderId = await firstRunOf(database);
    await database.close();
    await rm(dataDir, { recursive: true });
    expect(renderId).toBe(1);
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'the job of a killed worker goes to another worker',
  { timeout: TAKEOVER_TIMEOUT_MS },
  async () => {
    const database = await openTestDatabase();
    await killWhileRunning({ databaseUrl: database.databaseUrl, dataDir: tmpdir() });
    const renderId = await firstRunOf(database);
    await database.close();
    expect(renderId).toBe(1);
  },
);
