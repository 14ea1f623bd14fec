import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '../../shared/security/secret-box.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { keepRealtimeCredentials } from './realtime-credentials.ts';

const secretBox = createSecretBox(new Uint8Array(32).fill(7));

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('are made once for all processes of a database, even when several start at the same time', async () => {
  const starts = Array.from({ length: 4 }, () => keepRealtimeCredentials(database.db, secretBox));
  const [made, ...others] = await Promise.all(starts);
  for (const other of others) expect(other).toEqual(made);
  expect(await keepRealtimeCredentials(database.db, secretBox)).toEqual(made);
  expect(made).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{20}$/),
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const rows = await database.db.selectFrom('realtime_credentials').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(made!.secret);
});
