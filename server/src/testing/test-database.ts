/**
 * A migrated, empty database for each test: in memory, from a template (tables and job queue) that is made once and
 * emptied for the next test of the process; or copied from such a template on the PostgreSQL server that
 * TEST_DATABASE_URL names (with a role that may create databases).
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createPgBossJobQueue } from '../adapters/job-queue/pg-boss-job-queue.ts';
import { noTracing } from '../adapters/tracing/no-tracing.ts';
import { buildIndexes } from '../db/build-indexes.ts';
import { kyselyOn, type Database } from '../db/database.ts';
import { poolOver } from '../db/embedded/open-embedded.ts';
import { startEmbeddedWorker, type EmbeddedWorker } from '../db/embedded/start-embedded-worker.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenedPool } from '../db/opened-pool.ts';
import { openServer } from '../db/server/open-server.ts';
import { createMetrics } from '../shared/metrics.ts';

const SERVER_DIR = join(import.meta.dirname, '../..');
const CACHE_DIR = join(SERVER_DIR, 'node_modules/.cache/test-database');

/**
 * `databaseUrl` lets another process of a test connect; null for the embedded database, which allows only one process.
 */
export interface TestDatabase extends Database {
  readonly databaseUrl: string | null;
}

/** The caller must close it, which drops it. `isNew`: never one that an earlier test has emptied. */
export async function openTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  return adminUrl ? openOnServer(adminUrl) : openInMemory(isNew);
}

/** Writes a migrated database to a data folder, much faster than a first start. */
export async function seedDataFolder(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const worker = await startEmbeddedWorker({ folder: join(dataDir, 'database'), template: await template() });
  await worker.close();
}

/** Emptied databases of earlier tests in this process: starting one takes longer than most tests. */
const idle: EmbeddedWorker[] = [];

/** Keeps the template's content: the list of migrations, and the job queue's version and queues. */
const EMPTY_EVERYTHING = `
  DO $$ BEGIN
    -- Triggers watch what is only added to.
    SET LOCAL session_replication_role = replica;
    EXECUTE (
      SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' RESTART IDENTITY CASCADE'
      FROM pg_tables
      WHERE schemaname IN ('public', 'jobs')
        AND tablename NOT IN ('kysely_migration', 'kysely_migration_lock', 'version', 'queue')
    );
  END $$
`;

async function openInMemory(isNew: boolean): Promise<TestDatabase> {
  const worker =
    (isNew ? undefined : idle.pop()) ?? (await startEmbeddedWorker({ folder: null, template: await template() }));
  worker.thread.ref();
  const opened = poolOver(worker);
  return {
    ...opened,
    db: kyselyOn(opened.pool),
    databaseUrl: null,
    async close() {
      await opened.pool.query(EMPTY_EVERYTHING);
      await opened.pool.end();
      // Must not keep the process alive after its tests.
      worker.thread.unref();
      idle.push(worker);
    },
  };
}

/** A database without tables. The caller must close it, which drops it. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (adminUrl) return openOnServer(adminUrl, 'template0');
  const opened = poolOver(await startEmbeddedWorker({ folder: null, template: null }));
  return { ...opened, db: kyselyOn(opened.pool), databaseUrl: null };
}

async function openOnServer(adminUrl: string, templateName?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await ask(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${templateName ?? (await templateOnServer(adminUrl))}`);
  const databaseUrl = urlOf(adminUrl, name);
  const opened = await openServer(databaseUrl);
  return {
    ...opened,
    db: kyselyOn(opened.pool),
    databaseUrl,
    async close() {
      await opened.close();
      await ask(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Advisory lock: one process makes the template while the others wait. */
const MAKING = 7_316_204;

/** The name of a migrated database on the server, created on first use. */
async function templateOnServer(adminUrl: string): Promise<string> {
  const name = `template_${schemaVersion()}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [MAKING]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `making_${randomBytes(8).toString('hex')}`;
    await admin.query(`CREATE DATABASE ${unfinished}`);
    const opened = await openServer(urlOf(adminUrl, unfinished));
    await furnish(opened);
    await opened.close();
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Creates the tables and those of the job queue. */
async function furnish(opened: OpenedPool): Promise<void> {
  await migrate(kyselyOn(opened.pool));
  await buildIndexes(opened);
  const queue = await createPgBossJobQueue({
    database: opened,
    tracing: noTracing,
    metrics: createMetrics(),
    log: pino({ level: 'silent' }),
  });
  await queue.stop();
}

/** Reads the template from the cache, or creates it. Concurrent test processes write the same content. */
async function template(): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(CACHE_DIR, `${schemaVersion()}.tar`);
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    const bytes = await makeTemplate();
    mkdirSync(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
    return bytes;
  }
}

async function makeTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const worker = await startEmbeddedWorker({ folder: null, template: null });
  const opened = poolOver(worker);
  await furnish(opened);
  const bytes = await worker.dump();
  await opened.close();
  return bytes;
}

function schemaVersion(): string {
  const hash = createHash('sha256');
  for (const folder of ['src/db/migrations', 'src/adapters/job-queue'].map((path) => join(SERVER_DIR, path))) {
    const names = readdirSync(folder).filter((name) => !/\.(test|conformance)\.ts$/.test(name));
    for (const name of names.sort()) hash.update(readFileSync(join(folder, name)));
  }
  // package.json pins the versions of PGlite and pg-boss.
  hash.update(readFileSync(join(SERVER_DIR, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
