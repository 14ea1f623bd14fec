import { accountRoutes, imageRoutes, type Signup } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD } from '../../testing/world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let people = 0;
const form = (fields: Partial<Signup> = {}): Signup => ({
  first_name: 'Ada',
  last_name: 'Lace',
  email: `person${people++}@example.com`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  is_agree: true,
  ...fields,
});
const signup = (fields?: Partial<Signup>) => app.api.call(accountRoutes.signup, { body: form(fields) });
const login = (email: string, password = PASSWORD) => app.api.call(accountRoutes.login, { body: { email, password } });
const whoami = (token: string) => app.api.as(token).call(accountRoutes.authenticate);

const resetTokenOf = async (email: string): Promise<string> => {
  await app.api.call(accountRoutes.forgetPassword, { body: { email } });
  await app.settle();
  const mail = app.mails.findLast(({ to, text }) => to === email && text.includes('set-password'));
  return decodeURIComponent(/token=([^\s&"]+)/.exec(mail?.text ?? '')?.[1] ?? '');
};
const works = async (token: string) =>
  (await app.api.call(accountRoutes.checkResetLink, { body: { token } })).data.works;
const reset = (token: string, password: string) =>
  app.api.call(accountRoutes.resetPassword, { body: { token, password, password_confirmation: password } });

describe('sign-up', () => {
  it('creates an account on the free plan, logged in, with its prompts', async () => {
    const { status, data } = await signup({ email: 'first@example.com' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'Ada Lace', plan: 'free', render_limit: 20, is_blocked: 0, is_admin: false });
    expect((await whoami(data.token)).data?.email).toBe('first@example.com');
  });

  it('welcomes the person by a mail that their name cannot break', async () => {
    const { data } = await signup({ first_name: '<b>Ada & Co</b>' });
    await app.settle();
    const mail = app.mails.find(({ to }) => to === data.email);
    expect(mail?.subject).toBe('Welcome to Kenna');
    expect(mail?.text).toContain('Hello <b>Ada & Co</b>,');
    expect(mail?.html).toContain('Hello &lt;b&gt;Ada &amp; Co&lt;/b&gt;,');
  });

  it('trims names and writes addresses in lower case', async () => {
    const { data } = await signup({ first_name: '  Ada ', last_name: ' Lace  ', email: ' Upper@Example.com ' });
    expect(data).toMatchObject({ name: 'Ada Lace', email: 'upper@example.com' });
  });

  it('accepts names in any script', async () => {
    const { data } = await signup({ first_name: 'نور', last_name: '星野 👗' });
    expect(data.name).toBe('نور 星野 👗');
  });

  it('refuses an address that is in use, in any case, also when two requests race', async () => {
    const email = 'Twice@example.com';
    const answers = await Promise.all([signup({ email }), signup({ email: email.toLowerCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.data).toEqual({ fields: { email: 'This e-mail address is already in use.' } });
  });

  it('is limited for one mailbox, whatever aliases are used', async () => {
    const limited = await testApp({ worker: false, limits: { signupPerMailbox: { max: 2, timeWindow: '1 day' } } });
    const attempt = async (email: string) =>
      (await limited.api.call(accountRoutes.signup, { body: form({ email }) })).status;
    expect([await attempt('grace@example.com'), await attempt('grace+a@example.com')]).toEqual([200, 200]);
    expect(await attempt('Grace+b@example.com')).toBe(429);
    expect(await attempt('gra.ce@example.com')).toBe(200);
    await limited.close();
  });

  it('names every invalid field, and unknown fields', async () => {
    const unchecked = { ...form(), first_name: '', email: 'nobody', password: 'short', age: 'old', plan: 'pro' };
    const { status, code, data } = await app.api.call(accountRoutes.signup, { unchecked });
    expect({ status, code }).toEqual({ status: 422, code: 1017 });
    const { fields } = data as unknown as { fields: Record<string, string> };
    expect(Object.keys(fields).sort()).toEqual(['age', 'email', 'first_name', 'password', 'plan']);
    expect(fields.plan).toBe('Unknown field');
  });

  it('refuses control characters in names', async () => {
    const { status, data } = await signup({ first_name: 'A\u0000da' });
    expect(status).toBe(422);
    expect(data).toHaveProperty('fields.first_name');
  });

  it('checks the form in advance without creating anything', async () => {
    const { is_agree: _agree, ...body } = form({ email: 'ahead@example.com' });
    expect((await app.api.call(accountRoutes.checkSignup, { body })).data).toBeNull();
    expect((await login('ahead@example.com')).status).toBe(401);
    await signup({ email: 'ahead@example.com' });
    expect((await app.api.call(accountRoutes.checkSignup, { body })).status).toBe(422);
  });

  it('recognises an admin by the address in the configuration, once it is verified', async () => {
    const { data } = await signup({ email: 'admin@example.com' });
    expect(data.is_admin).toBe(false);
    await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', data.id).execute();
    expect((await login(data.email)).data.is_admin).toBe(true);
  });
});

describe('login', () => {
  it('returns a token that is stored only as a hash', async () => {
    const { data } = await signup();
    const answer = await login(data.email);
    expect(answer.data.token).not.toBe(data.token);
    const sessions = await app.db.selectFrom('sessions').select('token_hash').where('user_id', '=', data.id).execute();
    expect(sessions).toHaveLength(2);
    for (const { token_hash: hash } of sessions) expect(Buffer.from(hash).toString()).not.toContain(answer.data.token);
  });

  it('gives the same answer for an unknown address and a wrong password', async () => {
    const { data } = await signup();
    const wrong = await login(data.email, 'Wrong-password-1');
    const unknown = await login('nobody@example.com');
    expect(wrong.status).toBe(401);
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
  });

  it('is limited per account from any address, with the time to wait', async () => {
    const limited = await testApp({ worker: false, limits: { loginPerAccount: { max: 3, timeWindow: '1 minute' } } });
    const attempt = (email: string) =>
      limited.api.call(accountRoutes.login, { body: { email, password: 'Wrong-password-1' } });
    for (let count = 0; count < 3; count++) expect((await attempt('target@example.com')).status).toBe(401);
    const refused = await attempt('target@example.com');
    expect({ status: refused.status, code: refused.code }).toEqual({ status: 429, code: 1023 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('other@example.com')).status).toBe(401);
    await limited.close();
  });

  it('is limited per network address of the caller', async () => {
    const limited = await testApp({ worker: false, limits: { loginPerAddress: { max: 2, timeWindow: '1 minute' } } });
    const attempt = (name: string) =>
      limited.api.call(accountRoutes.login, { body: { email: `${name}@example.com`, password: 'x' } });
    const statuses = [await attempt('a'), await attempt('b'), await attempt('c')].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 429]);
    await limited.close();
  });
});

describe('a session', () => {
  it('ends at logout, and only there', async () => {
    const { data } = await signup();
    const other = (await login(data.email)).data.token;
    expect((await app.api.as(data.token).call(accountRoutes.logout)).status).toBe(200);
    expect((await whoami(data.token)).data).toBeNull();
    expect((await whoami(other)).data?.id).toBe(data.id);
  });

  it('ends after a week without use', async () => {
    const { data } = await signup();
    app.clock.advance(6 * DAY);
    expect((await whoami(data.token)).data?.id).toBe(data.id);
    app.clock.advance(6 * DAY);
    expect((await whoami(data.token)).data?.id).toBe(data.id);
    app.clock.advance(8 * DAY);
    expect((await whoami(data.token)).data).toBeNull();
  });

  it('ends thirty days after the login, however much it is used', async () => {
    const { data } = await signup();
    for (let week = 0; week < 5; week++) {
      expect((await whoami(data.token)).data?.id).toBe(data.id);
      app.clock.advance(6 * DAY);
    }
    app.clock.advance(MINUTE);
    const answer = await app.api.as(data.token).call(imageRoutes.listMine);
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 401, code: 1003 });
    expect((await whoami(data.token)).data).toBeNull();
  });

  it('records its last use, at most every five minutes', async () => {
    const { data } = await signup();
    const lastSeen = async () =>
      (await app.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', data.id).executeTakeFirst())
        ?.last_seen_at;
    const first = await lastSeen();
    app.clock.advance(MINUTE);
    await whoami(data.token);
    expect(await lastSeen()).toEqual(first);
    app.clock.advance(5 * MINUTE);
    await whoami(data.token);
    expect(await lastSeen()).not.toEqual(first);
  });

  it('is required where it is needed, and an invalid one is distinguished from none', async () => {
    expect(await app.api.call(imageRoutes.listMine)).toMatchObject({ status: 401, code: 1002 });
    expect(await app.api.as('x'.repeat(43)).call(imageRoutes.listMine)).toMatchObject({ status: 401, code: 1003 });
    expect(await app.api.as('not a token').call(imageRoutes.listMine)).toMatchObject({ status: 401, code: 1003 });
    expect((await app.api.call(accountRoutes.authenticate)).data).toBeNull();
  });

  it('gives a blocked person no access to the workspace, except for logging out', async () => {
    const blocked = await app.world.blockedUser();
    expect(await blocked.api.call(imageRoutes.listMine)).toMatchObject({ status: 403, code: 1007 });
    expect((await blocked.api.call(accountRoutes.authenticate)).data?.is_blocked).toBe(1);
    expect((await blocked.api.call(accountRoutes.logout)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, which ends every session and works once', async () => {
    const { data } = await signup();
    const token = await resetTokenOf(data.email);
    expect([await works(token), await works(token), await works('none')]).toEqual([true, true, false]);
    expect((await reset(token, 'Another-word-2')).data).toBeNull();
    expect(await works(token)).toBe(false);
    expect((await whoami(data.token)).data).toBeNull();
    expect((await login(data.email)).status).toBe(401);
    expect((await login(data.email, 'Another-word-2')).status).toBe(200);
    expect(await reset(token, 'A-third-word-3')).toMatchObject({ status: 422, code: 1021 });
  });

  it('is set by only one of two requests that race with the same link', async () => {
    const { data } = await signup();
    const token = await resetTokenOf(data.email);
    const answers = await Promise.all([reset(token, 'Another-word-2'), reset(token, 'Another-word-3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('cannot be set half an hour later', async () => {
    const { data } = await signup();
    const token = await resetTokenOf(data.email);
    app.clock.advance(31 * MINUTE);
    expect(await works(token)).toBe(false);
    expect((await reset(token, 'Another-word-2')).status).toBe(422);
  });

  it('keeps the link valid when the new password breaks the rule', async () => {
    const { data } = await signup();
    const token = await resetTokenOf(data.email);
    expect((await reset(token, 'weak')).data).toHaveProperty('fields.password');
    expect((await reset(token, 'Another-word-2')).status).toBe(200);
  });

  it('is answered alike for an unknown address, which gets no mail', async () => {
    const answer = await app.api.call(accountRoutes.forgetPassword, { body: { email: 'ghost@example.com' } });
    await app.settle();
    expect(answer).toMatchObject({ status: 200, data: null });
    expect(app.mails.filter(({ to }) => to === 'ghost@example.com')).toEqual([]);
  });
});
