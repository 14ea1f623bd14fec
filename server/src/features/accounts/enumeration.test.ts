import { accountRoutes } from '@kenna/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordMatches } from '../../shared/security/password-hash.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});
afterAll(() => app.close());

it('handles a forgotten password in a job, which is sent for known and unknown addresses alike', async () => {
  const known = await app.world.user();
  const emails = [known.email, 'ghost@example.com'];
  const answers = await Promise.all(
    emails.map((email) => app.api.call(accountRoutes.forgetPassword, { body: { email } })),
  );
  expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(Array(2).fill({ status: 200, data: null }));
  const { rows } = await sql<{ email: string }>`
    SELECT data->>'email' AS email FROM jobs.job WHERE name = 'password.forgot'
  `.execute(app.db);
  expect(rows.map(({ email }) => email).sort()).toEqual(emails.sort());
  expect(await app.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
});

it('hashes the password also for an unknown address, and never matches', async () => {
  expect(await passwordMatches(PASSWORD, null)).toBe(false);
  expect(await passwordMatches('', null)).toBe(false);
  const body = { email: 'ghost@example.com', password: PASSWORD };
  expect((await app.api.call(accountRoutes.login, { body })).code).toBe(1004);
});
