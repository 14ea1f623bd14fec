import { renderRoutes } from '@kenna/contract';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buildIndexes } from './build-indexes.ts';
import { migrated } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const newer = (up: Migration['up']) => ({ ...migrations, '9999-of-the-next-version': { up } });
const request = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256 } as const;

it('the indexes of big tables exist once the database is open', async () => {
  const database = await openTestDatabase();
  await database.db.schema.dropIndex('renders_failed_index').execute();
  await buildIndexes(database);
  await buildIndexes(database);
  const { rows } = await sql`SELECT 1 FROM pg_indexes WHERE indexname = 'renders_failed_index'`.execute(database.db);
  expect(rows).toHaveLength(1);
  await database.close();
});

/** Only a PostgreSQL server is shared by several processes. */
describe.runIf(process.env['TEST_DATABASE_URL'])('an upgrade while old processes run', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const waitsFor = async (statement: string) => {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE ${`${statement}%`} AND wait_event_type = 'Lock'
    `.execute(database.db);
    return rows.length > 0;
  };

  it('builds an index while others write, once for all processes, and again after an interruption', async () => {
    const index = { name: 'renders_test_index', definition: 'ON renders (seed)' };
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const writing = database.db.transaction().execute(async (transaction) => {
      await sql`UPDATE render_queue SET newcomers = newcomers`.execute(transaction);
      await sql`UPDATE renders SET seed = seed`.execute(transaction);
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    const building = Promise.all([buildIndexes(database, [index]), buildIndexes(database, [index])]);
    await expect.poll(() => waitsFor('CREATE INDEX CONCURRENTLY')).toBe(true);
    // A write that came later is not held up.
    await sql`UPDATE renders SET seed = seed`.execute(database.db);
    ended.resolve();
    await Promise.all([writing, building]);

    const isValid = async () => {
      const { rows } = await sql<{ isValid: boolean }>`
        SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = 'renders_test_index'::regclass
      `.execute(database.db);
      return rows[0]?.isValid;
    };
    expect(await isValid()).toBe(true);
    await sql`
      UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'renders_test_index'::regclass
    `.execute(database.db);
    await buildIndexes(database, [index]);
    expect(await isValid()).toBe(true);
  });

  it('gives up a lock that it does not get at once, so that nobody waits behind it, and tries again', async () => {
    const changed = newer(async (db) => void (await sql`ALTER TABLE collections ADD COLUMN mood text`.execute(db)));
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const reading = database.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('collections').selectAll().execute();
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    const migrating = migrate(database.db, changed);
    await expect.poll(() => waitsFor('ALTER TABLE collections')).toBe(true);
    // Without the limit this would wait for the end of the transaction, which comes later.
    await database.db.selectFrom('collections').selectAll().execute();
    ended.resolve();
    await Promise.all([reading, migrating]);
    const { rows } = await sql`SELECT mood FROM collections`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('leaves a server that does not know the newest migration working, and keeps that one from starting', async () => {
    const own = await openTestDatabase();
    const app = await testApp({ database: own });
    const ada = await app.world.user();
    const draw = async () => {
      const { data } = await ada.api.call(renderRoutes.create, { body: request });
      await app.settle();
      return (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data.status;
    };
    expect(await draw()).toBe('completed');
    const changed = newer(async (db) => {
      for (const table of ['users', 'sessions', 'renders', 'images', 'quota_ledger']) {
        await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN from_later text NOT NULL DEFAULT 'later'`.execute(db);
      }
      await sql`CREATE TABLE of_later (id bigint PRIMARY KEY)`.execute(db);
    });
    await migrate(own.db, changed);
    expect(await draw()).toBe('completed');
    expect((await ada.api.call(renderRoutes.list, { query: {} })).data.renders).toHaveLength(2);
    await app.close();

    const starting = migrated({ ...own, close: async () => undefined });
    await expect(starting).rejects.toThrow(
      /^A newer version of the program has changed the database \(9999-of-the-next-version\)\. Start that version/,
    );
    await own.close();
  });
});
