import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRealtimeCredentials } from '../../adapters/realtime/realtime-credentials.ts';
import { createSecretBox } from '../../shared/security/secret-box.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { areTablesEmpty, listStoredTables } from './stored-tables.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('the credentials of the realtime server belong to a place: it stays empty, and no backup has them', async () => {
  await keepRealtimeCredentials(database.db, createSecretBox(new Uint8Array(32)));
  expect(await areTablesEmpty(database.db)).toBe(true);
  const names = (await listStoredTables(database.db)).map(({ name }) => name);
  expect(names).toContain('sessions');
  expect(names).not.toContain('realtime_credentials');
});
