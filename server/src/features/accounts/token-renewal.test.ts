import { accountAreaRoutes, accountRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const whoami = async (token: string) => (await app.api.as(token).call(accountRoutes.authenticate)).data;

const statusWith = async (token: string) =>
  (await app.api.as(token).call(accountAreaRoutes.profile, { body: {} })).status;

/** Mails about sessions that a copied token has ended. */
async function reportsTo(email: string) {
  await app.settle();
  return app.mails.filter(({ to, subject }) => to === email && /was ended/.test(subject));
}

/** A person whose token is two days old, and the token that they get for it. */
async function renewed(): Promise<{ person: Person; old: string; token: string }> {
  const person = await app.world.user();
  app.clock.advance(2 * DAY);
  const token = (await whoami(person.token))?.token;
  return { person, old: person.token, token: token! };
}

describe('the token of a session', () => {
  it('is renewed once it is a day old', async () => {
    const { token, id } = await app.world.user();
    app.clock.advance(DAY - MINUTE);
    expect(await whoami(token)).not.toHaveProperty('token');
    app.clock.advance(MINUTE);
    const answer = await whoami(token);
    expect(answer?.token).toMatch(/^[\w-]{43}$/);
    expect(answer?.token).not.toBe(token);
    const next = await whoami(answer!.token!);
    expect(next?.id).toBe(id);
    expect(next).not.toHaveProperty('token');
  });

  it('is stored only as a hash', async () => {
    const { token } = await renewed();
    const rows = await app.db.selectFrom('renewed_tokens').select('token_hash').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => Buffer.from(row.token_hash).toString())).not.toContain(token);
  });

  it('works until ten minutes after the new one was first used', async () => {
    const { old, token } = await renewed();
    app.clock.advance(DAY);
    expect(await statusWith(old)).toBe(200);
    expect(await statusWith(token)).toBe(200);
    app.clock.advance(9 * MINUTE);
    expect(await statusWith(old)).toBe(200);
    app.clock.advance(2 * MINUTE);
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(old)).toBe(401);
  });

  it('ends the session when it is used after it was replaced, because somebody has copied it', async () => {
    const { person, old, token } = await renewed();
    await whoami(token);
    const other = await app.api.call(accountRoutes.login, {
      body: { email: person.email, password: PASSWORD },
    });
    app.clock.advance(11 * MINUTE);
    expect(await whoami(old)).toBeNull();
    expect(await whoami(token)).toBeNull();
    expect((await whoami(other.data.token))?.id).toBe(person.id);
  });

  it('is reported by mail, in plain words and once, when its use has ended the session', async () => {
    const person = await app.world.user();
    const { data } = await app.api.call(accountRoutes.login, {
      body: { email: person.email, password: PASSWORD },
      headers: { 'user-agent': FIREFOX },
    });
    app.clock.advance(2 * DAY);
    const token = (await whoami(data.token))!.token!;
    await whoami(token);
    app.clock.advance(11 * MINUTE);
    await Promise.all([1, 2, 3].map(() => whoami(data.token)));
    const [mail, ...others] = await reportsTo(person.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A login to your Kenna account was ended');
    expect(mail?.text).toMatch(/old copy of one of your logins/);
    expect(mail?.text).toMatch(/Time: \d+ \w+ \d{4} at \d\d:\d\d UTC\. Browser of the login: Firefox on Windows\./);
    expect(mail?.text).toContain('/account/account-settings');
  });

  it('is not reported by mail when the session had expired before', async () => {
    const { person, old, token } = await renewed();
    await whoami(token);
    app.clock.advance(8 * DAY);
    expect(await whoami(old)).toBeNull();
    expect(await reportsTo(person.email)).toEqual([]);
  });

  it('is given out again when the answer with it was lost, but not to two windows at once', async () => {
    const { person, old, token } = await renewed();
    expect(await whoami(old)).not.toHaveProperty('token');
    app.clock.advance(MINUTE);
    const again = (await whoami(old))?.token;
    expect(again).not.toBe(token);
    expect((await whoami(again!))?.id).toBe(person.id);
    expect(await whoami(token)).toBeNull();
  });

  it('is renewed once when windows ask at the same time, and becomes current once when they use it', async () => {
    const person = await app.world.user();
    app.clock.advance(2 * DAY);
    const answers = await Promise.all([1, 2, 3, 4].map(() => whoami(person.token)));
    const tokens = answers.flatMap((answer) => answer?.token ?? []);
    expect(tokens).toHaveLength(1);
    const uses = await Promise.all([1, 2, 3, 4].map(() => whoami(tokens[0]!)));
    expect(uses.map((user) => user?.id)).toEqual(Array(4).fill(person.id));
    const { count } = await app.db
      .selectFrom('renewed_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('is not renewed for the holder of a replaced one', async () => {
    const { old, token } = await renewed();
    await whoami(token);
    app.clock.advance(5 * MINUTE);
    expect(await whoami(old)).not.toHaveProperty('token');
  });

  it('keeps the session, and a logout with the old one ends it', async () => {
    const { old, token } = await renewed();
    const { data } = await app.api.as(token).call(accountAreaRoutes.listSessions);
    expect(data.sessions).toHaveLength(1);
    expect(data.sessions[0]?.is_current).toBe(true);
    await app.api.as(old).call(accountRoutes.logout);
    expect(await whoami(token)).toBeNull();
  });
});
