import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, seedDataFolder, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

const person = (email: string) => ({ email, first_name: 'Ada', last_name: 'Lace', password_hash: 'x' });

describe('a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('reads bigint ids and counts as numbers', async () => {
    const { id } = await database.db
      .insertInto('users')
      .values(person('numbers@example.com'))
      .returning('id')
      .executeTakeFirstOrThrow();
    const counted = await sql<{ count: number }>`SELECT count(*) FROM users WHERE id = ${id}`.execute(database.db);
    expect(id).toBeTypeOf('number');
    expect(counted.rows).toEqual([{ count: 1 }]);
  });

  test('refuses the same address in another case', async () => {
    await database.db.insertInto('users').values(person('once@example.com')).execute();
    await expect(database.db.insertInto('users').values(person('ONCE@example.com')).execute()).rejects.toThrow(
      /users_email_key/,
    );
  });

  test('still works after a failed statement and a failed transaction', async () => {
    await expect(sql`SELECT nonsense`.execute(database.db)).rejects.toThrow(/nonsense/);
    const failing = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(person('rolled-back@example.com')).execute();
      await sql`SELECT 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow(/division by zero/);
    const left = await database.db.selectFrom('users').where('email', '=', 'rolled-back@example.com').execute();
    expect(left).toEqual([]);
  });

  test('delivers a notification only once its transaction has committed', async () => {
    const received: string[] = [];
    const { promise: heardLast, resolve } = Promise.withResolvers<void>();
    const stop = await database.listen('test-channel', (payload) => {
      received.push(payload);
      if (payload === 'last') resolve();
    });
    const rolledBack = database.db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_notify('test-channel', 'rolled back')`.execute(transaction);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await sql`SELECT pg_notify('test-channel', 'committed')`.execute(database.db);
    await sql`SELECT pg_notify('test-channel', 'last')`.execute(database.db);
    await heardLast;
    await stop();
    expect(received).toEqual(['committed', 'last']);
  });

  test('listens when the same channel is stopped and asked for again at once', async () => {
    const early: string[] = [];
    const { promise: received, resolve: receive } = Promise.withResolvers<string>();
    const stopping = (await database.listen('again-channel', (payload) => early.push(payload)))();
    const stop = await database.listen('again-channel', receive);
    await stopping;
    await sql`SELECT pg_notify('again-channel', 'heard')`.execute(database.db);
    expect(await received).toBe('heard');
    await stop();
    expect(early).toEqual([]);
  });

  test.runIf(process.env['TEST_DATABASE_URL'])('listens again after its connection was cut', async () => {
    const { promise: resumedTwice, resolve: resumed } = Promise.withResolvers<void>();
    const { promise: received, resolve: receive } = Promise.withResolvers<string>();
    let resumptions = 0;
    const stop = await database.listen('cut-channel', receive, () => {
      if (++resumptions === 2) resumed();
    });
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'
    `.execute(database.db);
    await resumedTwice;
    await sql`SELECT pg_notify('cut-channel', 'again')`.execute(database.db);
    expect(await received).toBe('again');
    await stop();
  });

  test.runIf(process.env['TEST_DATABASE_URL'])('refuses more connections than the server allows', async () => {
    const connections = { pool: 20, processes: 1000, budget: null, timeoutMs: 10_000 };
    const opening = openDatabase({ databaseUrl: database.databaseUrl, dataDir: '/nowhere', connections });
    await expect(opening).rejects.toThrow(
      /^The PostgreSQL server allows \d+ connections, but DATABASE_PROCESSES \(1000\) with DATABASE_POOL \(20\) and one more each need 21000\. Run fewer processes/,
    );
  });

  test('serves many callers at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const { rows } = await sql<{ answer: number }>`SELECT ${number}::int AS answer`.execute(database.db);
        return rows[0]?.answer;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, (_, number) => number));
  });
});

const why = process.env['TEST_DATABASE_URL'] ? ' (skipped: it is the same beside a server)' : '';

describe.skipIf(process.env['TEST_DATABASE_URL'])(`the embedded database in a folder${why}`, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'database-test-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('keeps what was written, and refuses a second opening meanwhile', async () => {
    // Saves the slow first start in an empty folder, which the tests in `e2e/durability` cover.
    await seedDataFolder(dataDir);
    const first = await openDatabase({ databaseUrl: null, dataDir });
    await first.db.insertInto('users').values(person('kept@example.com')).execute();
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
      /is in use by process \d+\. Stop that one/,
    );
    await first.close();

    const second = await openDatabase({ databaseUrl: null, dataDir });
    const people = await second.db.selectFrom('users').select('email').execute();
    await second.close();
    expect(people).toEqual([{ email: 'kept@example.com' }]);
  });

  test('names the folder that cannot be written', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    await expect(openDatabase({ databaseUrl: null, dataDir: join(file, 'data') })).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR).`,
    );
  });
});

test('an unreachable server is named without its password', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/app', dataDir: '/nowhere' });
  await expect(opening).rejects.toThrow(/^The database at 127\.0\.0\.1:1\/app cannot be used: (?!.*secret)/);
});
