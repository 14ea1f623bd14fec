import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { poolDatabase } from './pool-database.ts';

test('a failed script leaves no transaction open', async () => {
  const database = await openTestDatabase();
  const { executeSql } = poolDatabase(database);
  await expect(executeSql('BEGIN; SELECT 1 / 0; COMMIT')).rejects.toThrow(/division by zero/);
  expect((await executeSql('SELECT 1 AS one', [])).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test.runIf(process.env['TEST_DATABASE_URL'])('a script whose connection breaks reports what broke it', async () => {
  const database = await openTestDatabase();
  const { executeSql } = poolDatabase(database);
  const broken = executeSql('BEGIN; SELECT pg_terminate_backend(pg_backend_pid()); SELECT 1; COMMIT');
  await expect(broken).rejects.toMatchObject({ code: '57P01' });
  expect((await executeSql('SELECT 1 AS one', [])).rows).toEqual([{ one: 1 }]);
  await database.close();
});
