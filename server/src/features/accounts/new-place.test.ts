import { accountAreaRoutes, accountRoutes, billingRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const NAMES = { first_name: 'Ada', last_name: 'Lace', password: PASSWORD, password_confirmation: PASSWORD };
const formOf = (email: string) => ({ ...NAMES, email, is_agree: true as const });

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]!.split(';')[0]!;

const logIn = (email: string, headers: Record<string, string> = {}) =>
  app.api.call(accountRoutes.login, { body: { email, password: PASSWORD }, headers });

async function reportsTo(email: string) {
  await app.settle();
  return app.mails.filter(({ to, subject }) => to === email && /new login/.test(subject));
}

describe('a login from a browser that is new to the account', () => {
  it('is reported by mail, with its time, browser, address and what to do', async () => {
    const { email } = await app.world.user();
    await logIn(email, { 'user-agent': FIREFOX });
    const [mail, ...others] = await reportsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A new login to your Kenna account');
    expect(mail?.text).toMatch(
      /Time: \d+ \w+ \d{4} at \d\d:\d\d UTC\. Browser: Firefox on Windows\. Network address: 127\.0\.0\.1\./,
    );
    expect(mail?.text).toContain('/account/account-settings');
  });

  it('is reported once for each browser', async () => {
    const { email } = await app.world.user();
    const cookie = cookieOf((await logIn(email)).headers);
    await logIn(email, { cookie });
    expect(await reportsTo(email)).toHaveLength(1);
    await logIn(email, { cookie: cookieOf((await logIn((await app.world.user()).email)).headers) });
    expect(await reportsTo(email)).toHaveLength(2);
  });

  it('is not reported when the password was wrong', async () => {
    const { email } = await app.world.user();
    await app.api.call(accountRoutes.login, { body: { email, password: 'Not-my-password-1' } });
    expect(await reportsTo(email)).toEqual([]);
  });

  it('is not reported for the browser of the sign-up, in both forms, also before the plan is paid', async () => {
    const free = await app.api.call(accountRoutes.signup, { body: formOf('first@example.com') });
    await logIn('first@example.com', { cookie: cookieOf(free.headers) });
    for (const plan of ['free', 'pro'] as const) {
      const email = `${plan}@example.com`;
      const body = {
        ...formOf(email),
        plan,
        is_monthly: true,
        country: 'FR',
        dial_code: '+33',
        age: true as const,
        have_photos_right: true as const,
      };
      const { headers } = await app.api.call(billingRoutes.register, { body });
      await logIn(email, { cookie: cookieOf(headers) });
      expect(await reportsTo(email)).toEqual([]);
    }
    expect(await reportsTo('first@example.com')).toEqual([]);
  });

  it('is not reported for the browser in which a new password was set', async () => {
    const { email } = await app.world.user();
    await app.api.call(accountRoutes.forgetPassword, { body: { email } });
    await app.settle();
    const token = /token=([\w-]+)/.exec(
      app.mails.find(({ to, subject }) => to === email && /password/.test(subject))!.text,
    )![1]!;
    const body = { token, password: PASSWORD, password_confirmation: PASSWORD };
    const { headers } = await app.api.call(accountRoutes.resetPassword, { body });
    const { data } = await logIn(email, { cookie: cookieOf(headers) });
    expect((await app.api.as(data.token).call(accountAreaRoutes.listSessions)).data.sessions).toHaveLength(1);
    expect(await reportsTo(email)).toEqual([]);
  });
});
