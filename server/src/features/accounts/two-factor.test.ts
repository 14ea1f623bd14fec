import { accountAreaRoutes, accountRoutes, type RouteBody } from '@kenna/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const login = (email: string, more: Partial<RouteBody<typeof accountRoutes.login>> = {}) =>
  app.api.call(accountRoutes.login, { body: { email, password: PASSWORD, ...more } });
const profileOf = async ({ api }: Person) => (await api.call(accountAreaRoutes.profile, { body: {} })).data;

async function mailsTo(email: string) {
  await app.settle();
  return app.mails.filter(({ to }) => to === email);
}

describe('the second step of a login', () => {
  const codeAt = (secret: string, ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() + ahead });
  const begin = (person: Person, password = PASSWORD) =>
    person.api.call(accountAreaRoutes.beginTwoFactor, { body: { password } });
  const confirm = (person: Person, otp: string) =>
    person.api.call(accountAreaRoutes.confirmTwoFactor, { body: { otp } });

  async function enrolled() {
    const person = await app.world.user();
    const { secret } = (await begin(person)).data;
    const codes = (await confirm(person, codeAt(secret))).data.recovery_codes;
    app.clock.advance(60_000);
    return { person, secret, codes };
  }

  it('is set up with the password and a valid code', async () => {
    const ada = await app.world.user();
    expect((await begin(ada, 'Wrong-password-1')).data).toHaveProperty('fields.password');
    const { secret, uri, qr_svg: svg } = (await begin(ada)).data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kenna:/);
    expect(svg).toMatch(/^<svg /);
    expect((await login(ada.email)).status).toBe(200);
    expect(await confirm(ada, '000000')).toMatchObject({ status: 401, code: 1036 });
    const { data } = await confirm(ada, codeAt(secret));
    expect(new Set(data.recovery_codes).size).toBe(10);
    expect(await profileOf(ada)).toMatchObject({ has_two_factor: true, recovery_codes_left: 10 });
    expect((await begin(ada)).status).toBe(409);
    expect((await mailsTo(ada.email)).at(-1)?.subject).toBe('The second step of your login is on');
  });

  it('is asked for only after a right password', async () => {
    const { person, secret } = await enrolled();
    const wrong = { password: 'Wrong-password-1' };
    expect(await login(person.email, wrong)).toMatchObject({ status: 401, code: 1004 });
    expect(await login(person.email, { ...wrong, otp: codeAt(secret) })).toMatchObject({ code: 1004 });
    expect(await login(person.email)).toMatchObject({ status: 401, code: 1035, data: null });
    expect(await login(person.email, { otp: '123456' })).toMatchObject({ status: 401, code: 1036 });
    expect((await login(person.email, { otp: codeAt(secret) })).data.token).toBeDefined();
  });

  it('accepts a code once, also when two race, and no earlier code', async () => {
    const { person, secret } = await enrolled();
    const otp = codeAt(secret);
    const race = await Promise.all([login(person.email, { otp }), login(person.email, { otp })]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(person.email, { otp: codeAt(secret, -30_000) })).code).toBe(1036);
    expect((await login(person.email, { otp: codeAt(secret, 30_000) })).status).toBe(200);
    expect((await login(person.email, { otp: codeAt(secret, 120_000) })).code).toBe(1036);
  });

  it('accepts each recovery code once, in any spelling, and stores only hashes', async () => {
    const { person, codes } = await enrolled();
    const [first = '', second = ''] = codes;
    const rows = await app.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(10);
    expect(rows.map(({ code_hash: hash }) => Buffer.from(hash).toString())).not.toContain(first);
    expect((await login(person.email, { otp: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await login(person.email, { otp: first })).code).toBe(1036);
    expect((await profileOf(person)).recovery_codes_left).toBe(9);
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code was used');
    const body = { password: PASSWORD };
    await person.api.call(accountAreaRoutes.renewRecoveryCodes, { body });
    expect((await login(person.email, { otp: second })).code).toBe(1036);
  });

  it('is turned off with the password', async () => {
    const { person } = await enrolled();
    const disable = (password: string) => person.api.call(accountAreaRoutes.disableTwoFactor, { body: { password } });
    expect((await disable('Wrong-password-1')).status).toBe(422);
    expect((await disable(PASSWORD)).status).toBe(200);
    expect((await login(person.email)).status).toBe(200);
  });
});
