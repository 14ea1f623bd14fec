import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { keepRealtimeCredentials } from './realtime-credentials.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('are made once for all processes of a database, even when several start at the same time', async () => {
  const starts = Array.from({ length: 4 }, () => keepRealtimeCredentials(database.db));
  const [made, ...others] = await Promise.all(starts);
  for (const other of others) expect(other).toEqual(made);
  expect(await keepRealtimeCredentials(database.db)).toEqual(made);
  expect(made).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{20}$/),
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
