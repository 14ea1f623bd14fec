import { accountAreaRoutes, accountRoutes, webhookRoutes } from '@kenna/contract';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPgBossJobQueue } from '../../adapters/job-queue/pg-boss-job-queue.ts';
import { noTracing } from '../../adapters/tracing/no-tracing.ts';
import { createMetrics } from '../../shared/metrics.ts';
import { keyIdOf } from '../../shared/security/secret-box.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';
import { createMailsService } from '../mails/mails.service.ts';
import { forgetKey } from './forget-key.ts';

const LOST = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2).toString('base64');
const URL = 'http://127.0.0.1:9/news';
const SET_UP_AGAIN = 'Set up the second step of your login again';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const codeAt = (app: TestApp, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

/** Turns the second step on; returns the recovery codes. */
async function enrol(app: TestApp, { api }: Person): Promise<string[]> {
  const { secret } = (await api.call(accountAreaRoutes.beginTwoFactor, { body: { password: PASSWORD } })).data;
  const { data } = await api.call(accountAreaRoutes.confirmTwoFactor, { body: { otp: codeAt(app, secret) } });
  return data.recovery_codes;
}

async function loseKey(keyId: string) {
  const log = pino({ level: 'silent' });
  const jobs = await createPgBossJobQueue({ database, tracing: noTracing, metrics: createMetrics(), log });
  const mails = createMailsService({ db: database.db, jobs, mailer: { send: () => Promise.resolve() } });
  const settings = { productName: 'Kenna', publicUrl: 'http://kenna.test' };
  try {
    return await forgetKey({ db: database.db, mails, settings }, keyId);
  } finally {
    await jobs.stop();
  }
}

it('makes no account easier to enter, removes webhooks, and tells everybody concerned by mail', async () => {
  const before = await testApp({ database, sockets: true, environment: { SECRET_KEY: LOST.toString('base64') } });
  const [ada, bob, eve] = [await before.world.user(), await before.world.user(), await before.world.user()];
  const [code = ''] = await enrol(before, ada);
  await enrol(before, bob);
  await database.db.deleteFrom('recovery_codes').where('user_id', '=', bob.id).execute();
  await eve.api.call(accountAreaRoutes.beginTwoFactor, { body: { password: PASSWORD } });
  await eve.api.call(webhookRoutes.create, { body: { url: URL } });
  await before.settle();
  await before.close();

  const lost = { database, sockets: true, environment: { SECRET_KEY: NEW } };
  await expect(testApp(lost)).rejects.toThrow('npm run forget-key');
  expect(await loseKey(keyIdOf(LOST))).toEqual({ secondSteps: 2, closed: 1, webhooks: 1 });
  const after = await testApp(lost);
  const login = async ({ email }: Person, otp?: string) => {
    const body = { email, password: PASSWORD, ...(otp !== undefined && { otp }) };
    return (await after.api.call(accountRoutes.login, { body })).code;
  };
  expect(await login(ada)).toBe(1035);
  expect(await login(ada, '123456')).toBe(1036);
  expect(await login(ada, code)).toBe(0);
  expect(await login(bob)).toBe(1004);
  expect(await login(eve)).toBe(0);
  expect((await after.api.as(bob.api.token!).call(webhookRoutes.list)).status).toBe(401);
  const own = after.api.as(eve.api.token!);
  expect((await own.call(webhookRoutes.list)).data.webhooks).toEqual([]);
  // She can set up what was lost.
  expect((await own.call(accountAreaRoutes.beginTwoFactor, { body: { password: PASSWORD } })).status).toBe(200);

  await after.settle();
  const told = ({ email }: Person) =>
    after.mails.filter(({ to, subject }) => to === email && subject.endsWith(' again'));
  expect(told(ada)).toMatchObject([{ subject: SET_UP_AGAIN, text: expect.stringContaining('your recovery codes') }]);
  expect(told(bob)).toMatchObject([{ subject: SET_UP_AGAIN, text: expect.stringContaining('/recover-password') }]);
  expect(told(eve)).toMatchObject([{ subject: 'Add your webhooks again', text: expect.stringContaining(URL) }]);
  await after.close();
});
