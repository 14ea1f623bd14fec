import { accountRoutes, collectionRoutes, provenanceRoutes, renderRoutes, type RouteBody } from '@kenna/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, type Person } from '../testing/world.ts';
import type { RequestLimits } from './rate-limits.ts';

const WRONG = 'Wrong-password-1';
const HOUR = '1 hour';

/** Two servers on one database. */
let one: TestApp;
let two: TestApp;
const start = async (limits: Partial<RequestLimits>) => {
  one = await testApp({ limits });
  two = await testApp({ limits, database: one.database, worker: false });
};
afterEach(async () => {
  await two.close();
  await one.close();
});

/** The proxy on this machine is trusted, so a test can come from any address. */
const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie }),
});
const login = (app: TestApp, email: string, password: string, headers: Record<string, string>) =>
  app.api.call(accountRoutes.login, { body: { email, password }, headers });
const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]!.split(';')[0]!;

describe('guesses of a password', () => {
  it('are counted by all servers together, also when they come at once', async () => {
    await start({ loginPerAccount: { max: 5, timeWindow: HOUR } });
    const { email } = await one.world.user();
    const guesses = Array.from({ length: 20 }, (_, index) =>
      statusOf(login(index % 2 === 0 ? one : two, email, WRONG, from(`203.0.113.${index}`))),
    );
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('of a stranger do not lock out the owner on a device that was used before', async () => {
    await start({ loginPerAccount: { max: 3, timeWindow: HOUR } });
    const { email } = await one.world.user();
    const first = await login(one, email, PASSWORD, from('198.51.100.1'));
    const owner = cookieOf(first.headers);
    const other = cookieOf((await login(one, (await one.world.user()).email, PASSWORD, from('192.0.2.1'))).headers);
    for (let guess = 0; guess < 3; guess += 1)
      expect(await statusOf(login(two, email, WRONG, from(`203.0.113.${guess}`)))).toBe(401);
    const refused = await login(one, email, PASSWORD, from('198.51.100.1'));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await statusOf(login(two, email, PASSWORD, from('198.51.100.1', other)))).toBe(429);
    expect(await statusOf(login(two, email, PASSWORD, from('198.51.100.1', `device=${'a'.repeat(43)}`)))).toBe(429);
    expect(await statusOf(login(two, email, PASSWORD, from('198.51.100.1', owner)))).toBe(200);
    expect(await statusOf(login(one, email, PASSWORD, from('203.0.113.0', owner)))).toBe(200);
  });

  it('are limited on a device that was used before, too', async () => {
    await start({ loginPerDevice: { max: 2, timeWindow: HOUR } });
    const { email } = await one.world.user();
    const cookie = cookieOf((await login(one, email, PASSWORD, from('198.51.100.1'))).headers);
    const guess = (app: TestApp, address: string) => statusOf(login(app, email, WRONG, from(address, cookie)));
    expect([await guess(one, '192.0.2.1'), await guess(two, '192.0.2.2'), await guess(one, '192.0.2.3')]).toEqual([
      401, 401, 429,
    ]);
  });

  it('do not lock out an owner who sets a new password from the mailbox', async () => {
    await start({ loginPerAccount: { max: 1, timeWindow: HOUR } });
    const { email } = await one.world.user();
    await login(one, email, WRONG, from('203.0.113.1'));
    expect(await statusOf(login(one, email, PASSWORD, from('198.51.100.1')))).toBe(429);
    await one.api.call(accountRoutes.forgetPassword, { body: { email } });
    await one.settle();
    const mail = one.mails.findLast(({ to, text }) => to === email && text.includes('set-password'));
    const token = /token=([\w-]+)/.exec(mail!.text)![1]!;
    const password = 'Wool-and-hemp-2';
    const reset = await two.api.call(accountRoutes.resetPassword, {
      body: { token, password, password_confirmation: password },
    });
    const cookie = cookieOf(reset.headers);
    expect(await statusOf(login(one, email, password, from('198.51.100.1', cookie)))).toBe(200);
  });

  it('are counted for each address and account, and a right password does not count', async () => {
    await start({ loginPerAddressAndAccount: { max: 2, timeWindow: HOUR } });
    const [target, other] = [await one.world.user(), await one.world.user()];
    const address = from('203.0.113.9');
    for (let time = 0; time < 4; time += 1)
      expect(await statusOf(login(one, target.email, PASSWORD, address))).toBe(200);
    const guess = (app: TestApp) => statusOf(login(app, target.email, WRONG, address));
    expect([await guess(one), await guess(two), await guess(one)]).toEqual([401, 401, 429]);
    expect(await statusOf(login(one, other.email, PASSWORD, address))).toBe(200);
    expect(await statusOf(login(two, target.email, PASSWORD, from('198.51.100.9')))).toBe(200);
  });
});

describe('the counts', () => {
  it('start again when their time is over, and are removed', async () => {
    await start({ loginPerAccount: { max: 1, timeWindow: HOUR } });
    const { email } = await one.world.user();
    const guess = (app: TestApp) => statusOf(login(app, email, WRONG, from('203.0.113.1')));
    expect([await guess(one), await guess(two)]).toEqual([401, 429]);
    const end = () =>
      one.db
        .updateTable('attempts')
        .set({ ends_at: new Date(0) })
        .execute();
    await end();
    expect([await guess(two), await guess(one)]).toEqual([401, 429]);
    await end();
    await one.services.attempts.sweep();
    expect(await one.db.selectFrom('attempts').select('count').execute()).toEqual([]);
  });
});

describe('the cookie of a device', () => {
  beforeEach(() => start({}));

  it('can be read by no script and is sent to no other site', async () => {
    const { email } = await one.world.user();
    const { headers } = await login(one, email, PASSWORD, {});
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Path=\/api\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('is shared by the accounts of a browser, but never taken from somebody else', async () => {
    const [ada, bob] = [await one.world.user(), await one.world.user()];
    const first = cookieOf((await login(one, ada.email, PASSWORD, {})).headers);
    expect(cookieOf((await login(two, bob.email, PASSWORD, { cookie: first })).headers)).toBe(first);
    const planted = `device=${'a'.repeat(43)}`;
    expect(cookieOf((await login(two, bob.email, PASSWORD, { cookie: planted })).headers)).not.toBe(planted);
  });
});

describe('requests for a new password', () => {
  it('of a stranger do not keep the owner on a known device from one', async () => {
    await start({ resetPerAccount: { max: 2, timeWindow: HOUR } });
    const { email } = await one.world.user();
    const cookie = cookieOf((await login(one, email, PASSWORD, {})).headers);
    const ask = (app: TestApp, headers: Record<string, string>) =>
      statusOf(app.api.call(accountRoutes.forgetPassword, { body: { email }, headers }));
    expect([await ask(one, from('203.0.113.1')), await ask(two, from('203.0.113.2'))]).toEqual([200, 200]);
    expect(await ask(one, from('203.0.113.3'))).toBe(429);
    expect(await ask(one, from('198.51.100.1', cookie))).toBe(200);
  });
});

describe('sign-ups of one mailbox', () => {
  it('are counted by all servers together', async () => {
    await start({ signupPerMailbox: { max: 2, timeWindow: '1 day' } });
    const signup = (app: TestApp, email: string) =>
      statusOf(
        app.api.call(accountRoutes.signup, {
          body: {
            first_name: 'Ada',
            last_name: 'Lace',
            email,
            password: PASSWORD,
            password_confirmation: PASSWORD,
            is_agree: true,
          },
        }),
      );
    const statuses = [await signup(one, 'ada@example.com'), await signup(two, 'ada+1@example.com')];
    expect([...statuses, await signup(two, 'ada+2@example.com')]).toEqual([200, 200, 429]);
  });
});

describe('guesses of a collection’s password', () => {
  const enter = (app: TestApp, body: RouteBody<typeof collectionRoutes.checkPassword>, address: string) =>
    app.api.call(collectionRoutes.checkPassword, { body, headers: from(address) });
  const locked = async (person: Person) => {
    const body = { title: 'Resort looks', is_private: true, password: 'Silk-only-1' };
    const { id, short_link: link } = (await person.api.call(collectionRoutes.create, { body })).data.collection;
    return { id, link };
  };

  it('are limited over all addresses, servers and ways to name it', async () => {
    await start({ passwordPerCollection: { max: 3, timeWindow: HOUR } });
    const { id, link } = await locked(await one.world.user());
    const answers = [
      await enter(one, { short_link: link, password: WRONG }, '203.0.113.1'),
      await enter(two, { collection_id: id, password: WRONG }, '203.0.113.2'),
      await enter(one, { short_link: link, password: 'Silk-only-1' }, '198.51.100.1'),
      await enter(two, { short_link: link, password: WRONG }, '203.0.113.3'),
      await enter(one, { collection_id: id, password: WRONG }, '203.0.113.4'),
      await enter(two, { short_link: link, password: WRONG }, '203.0.113.5'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200, 403, 429, 429]);
  });

  it('from one address stop before they keep others out', async () => {
    await start({ passwordPerAddressAndCollection: { max: 2, timeWindow: HOUR } });
    const { id, link } = await locked(await one.world.user());
    const guess = async (app: TestApp, body: { short_link: string } | { collection_id: number }) =>
      (await enter(app, { ...body, password: WRONG }, '203.0.113.1')).status;
    const statuses = [await guess(one, { short_link: link }), await guess(two, { collection_id: id })];
    expect([...statuses, await guess(one, { short_link: link })]).toEqual([403, 403, 429]);
    expect((await enter(two, { short_link: link, password: 'Silk-only-1' }, '198.51.100.1')).status).toBe(200);
  });
});

describe('requests that are work for the studio', () => {
  it('of one person are counted by all servers together, those of others and of other routes separately', async () => {
    await start({ renderPerPerson: { max: 2, timeWindow: HOUR }, previewPerPerson: { max: 1, timeWindow: HOUR } });
    const [ada, bob] = [await one.world.user(), await one.world.user()];
    const dress = { page: 'GenerateImage' as const, prompt: 'silk dress', image_width: 256, image_height: 256 };
    const render = (app: TestApp, { token }: Person) => app.api.as(token).call(renderRoutes.create, { body: dress });
    const preview = (app: TestApp, { token }: Person) =>
      statusOf(app.api.as(token).call(renderRoutes.preview, { body: dress }));
    const statuses = [await render(one, ada), await render(two, ada), await render(two, bob)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await render(one, ada);
    expect(refused).toMatchObject({ status: 429, code: 1023 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect([await preview(two, ada), await preview(one, ada)]).toEqual([200, 429]);
  });

  it('of visitors are counted for each address by all servers together', async () => {
    await start({ historyPerAddress: { max: 2, timeWindow: HOUR } });
    const history = (app: TestApp, address: string) =>
      statusOf(
        app.api.call(provenanceRoutes.history, { query: { image_url: '/files/none.png' }, headers: from(address) }),
      );
    const statuses = [
      await history(one, '203.0.113.1'),
      await history(two, '203.0.113.1'),
      await history(one, '203.0.113.1'),
      await history(two, '203.0.113.2'),
    ];
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true, false]);
  });
});
