import { accountAreaRoutes, accountRoutes } from '@kenna/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payers } from '../../testing/payers.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { change, state, user, mailsTo, payer, pass } = payers(() => app);

async function askForDeletion({ api }: Person): Promise<void> {
  await api.call(accountAreaRoutes.requestDeletion, { body: { password: PASSWORD } });
  await app.settle();
}
const login = async ({ email }: Person) =>
  app.api.as((await app.api.call(accountRoutes.login, { body: { email, password: PASSWORD } })).data.token);
const invoicesOf = ({ id }: Person) =>
  app.db.selectFrom('invoices').select('amount_cents').where('user_id', '=', id).execute();

it('a plan is not renewed while the account waits for its deletion', async () => {
  const person = await payer('pro');
  // Four days of the period remain, so it would renew before the account is erased.
  app.clock.advance(27 * DAY);
  await askForDeletion({ ...person, api: await login(person) });
  const mails = app.mails.filter(({ to }) => to === person.email);
  expect(mails.find(({ subject }) => subject.endsWith('will be deleted'))?.text).toContain('Pro plan is not renewed');
  expect(mails.some(({ subject }) => subject.startsWith('Your Pro plan ends on'))).toBe(true);
  await pass(6);
  expect(await invoicesOf(person)).toHaveLength(1);
  const row = await app.db
    .selectFrom('subscriptions')
    .select('status')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(row.status).toBe('ended');
});

it('a person who cancels the deletion keeps the plan until its period ends, and can resume it', async () => {
  const person = await payer('pro');
  await askForDeletion(person);
  const api = await login(person);
  expect((await state(api)).subscription).toMatchObject({ plan: 'pro', cancels_at_end: true });
  await app.settle();
  const kept = app.mails.find(({ to, subject }) => to === person.email && subject.endsWith('stays'));
  expect(kept?.text).toContain('still ends with its period');
  await change(api, { plan: 'pro' });
  await pass(32);
  expect((await user(api)).plan).toBe('pro');
  expect(await invoicesOf(person)).toHaveLength(2);
});

it('a person without a plan gets no mail about one', async () => {
  const person = await app.world.user();
  await askForDeletion(person);
  expect(mailsTo(person.email).filter((subject) => subject.includes('plan'))).toEqual([]);
});
