/**
 * A migrated database of its own for each test file: in memory from a template (tables and job queue) made once, or
 * on the PostgreSQL server that TEST_DATABASE_URL names (as a role that may create databases).
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createPgBossJobQueue } from '../adapters/job-queue/pg-boss-job-queue.ts';
import { kyselyOn, migrated, type Database } from '../db/database.ts';
import { poolOver } from '../db/embedded/open-embedded.ts';
import { startEmbeddedWorker } from '../db/embedded/start-embedded-worker.ts';
import { migrate } from '../db/migrate.ts';
import { openServer } from '../db/server/open-server.ts';

const SERVER_DIR = join(import.meta.dirname, '../..');
const CACHE_DIR = join(SERVER_DIR, 'node_modules/.cache/test-database');

/** `databaseUrl` lets another process of a test join in; null for the embedded one, which takes one process only. */
export interface TestDatabase extends Database {
  readonly databaseUrl: string | null;
}

/** The caller closes it; that drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  return adminUrl ? openOnServer(adminUrl) : openInMemory();
}

/** Puts a migrated database into a data folder, in a fraction of the time that a first start takes. */
export async function seedDataFolder(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const worker = await startEmbeddedWorker({ folder: join(dataDir, 'database'), template: await template() });
  await worker.close();
}

async function openInMemory(): Promise<TestDatabase> {
  const worker = await startEmbeddedWorker({ folder: null, template: await template() });
  const opened = poolOver(worker);
  return { ...opened, db: kyselyOn(opened.pool), databaseUrl: null };
}

async function openOnServer(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await ask(adminUrl, `CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await migrated(await openServer(url.href));
  return {
    ...database,
    databaseUrl: url.href,
    async close() {
      await database.close();
      await ask(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
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

/** Read from the cache, or made and put there. Test processes that make it at once write the same. */
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
  await migrate(kyselyOn(opened.pool));
  const queue = await createPgBossJobQueue({ database: opened, log: pino({ level: 'silent' }) });
  await queue.stop();
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
  // It pins the versions of PGlite and pg-boss.
  hash.update(readFileSync(join(SERVER_DIR, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
