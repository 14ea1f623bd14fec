import {
  accountAreaRoutes,
  accountRoutes,
  API_BASE,
  peopleRoutes,
  productRoutes,
  realtimeRoutes,
  renderResultsChannel,
  subscriptionChannel,
} from '@kenna/contract';
import { sql } from 'kysely';
import PusherModule from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notifyChannelOf } from '../../adapters/realtime/notify-channel.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

/** In Node the module itself is the class, which its types do not express. */
const PusherClient = PusherModule as unknown as typeof PusherModule.default;
type Client = PusherModule.default;

const ENDED = 4009;

let database: TestDatabase;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  one = await testApp({ database, worker: false, sockets: true });
  other = await testApp({ database, worker: false, sockets: true });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.close();
});

let clients: Client[] = [];
afterEach(() => {
  for (const client of clients) client.disconnect();
  clients = [];
});

type Grant = { auth: string; channel_data?: string };

/** Asks a server for a grant, as the page does. */
async function grantAt(app: TestApp, { api }: Pick<Person, 'api'>, socketId: string, channel: string): Promise<Grant> {
  const response = await fetch(`${app.url}${API_BASE}${realtimeRoutes.authorize.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.token}` },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
  });
  return (await response.json()) as Grant;
}

interface Servers {
  /** The server to which the socket is connected. */
  readonly socket: TestApp;
  /** The server from which the page came, and which answers its requests. */
  readonly page: TestApp;
}

/** The official client, as a page of `page` uses it behind a balancer. */
async function openPage({ socket, page }: Servers, grant: (socketId: string, channel: string) => Promise<Grant>) {
  const { realtime } = (await page.api.call(productRoutes.get)).data;
  const client = new PusherClient(realtime.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(socket.url).port),
    forceTLS: false,
    disableStats: true,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, callback) =>
        void grant(socketId, channelName).then((given) => callback(null, given)),
    },
  });
  clients.push(client);
  return client;
}

const nextOf = <Data = unknown>(
  source: { bind(event: string, callback: (data: Data) => void): unknown },
  event: string,
): Promise<Data> => new Promise((resolve) => source.bind(event, resolve));

/** Resolves with the code with which the server closes the connection. */
const closingOf = async (client: Client): Promise<number> =>
  (await nextOf<{ data: { code: number } }>(client.connection, 'error')).data.code;

/** A page of the person with a live subscription. */
async function livePage(servers: Servers, person: Pick<Person, 'id' | 'api'>) {
  const client = await openPage(servers, (socketId, channel) => grantAt(servers.page, person, socketId, channel));
  const channel = client.subscribe(subscriptionChannel(person.id));
  await nextOf(channel, 'pusher:subscription_succeeded');
  return { client, channel };
}

const logIn = async ({ id, email }: Person) => {
  const { data } = await one.api.call(accountRoutes.login, { body: { email, password: PASSWORD } });
  return { id, email, api: one.api.as(data.token) };
};

const grant = async (id: number) => {
  const admin = await one.world.admin();
  return admin.api.call(peopleRoutes.grant, { body: { id, amount: 1, reason: 'A gift' } });
};

describe('two servers over one database', () => {
  it('give out one key, so that a page of one may use a socket and a grant of the other', async () => {
    const person = await one.world.user();
    const client = await openPage({ page: one, socket: other }, (socketId, channel) =>
      grantAt(other, person, socketId, channel),
    );
    const channel = client.subscribe(subscriptionChannel(person.id));
    await nextOf(channel, 'pusher:subscription_succeeded');
  });

  it('deliver what one publishes to the sockets of both', async () => {
    const person = await one.world.user();
    const here = await livePage({ page: one, socket: one }, person);
    const there = await livePage({ page: one, socket: other }, person);
    const arrived = [here, there].map(({ channel }) => nextOf(channel, 'UserSubscriptionChange'));
    await grant(person.id);
    const { render_limit } = person;
    const change = { plan: 'free', is_blocked: 0, render_limit: render_limit! + 1 };
    expect(await Promise.all(arrived)).toEqual([change, change]);
  });

  it('make pages connect again when an event was lost, so that they read the current state', async () => {
    const person = await one.world.user();
    const pages = [
      await livePage({ page: one, socket: one }, person),
      await livePage({ page: one, socket: other }, person),
    ];
    const again = pages.map(({ channel }) => nextOf(channel, 'pusher:subscription_succeeded'));
    const channel = subscriptionChannel(person.id);
    await sql`SELECT pg_notify(${notifyChannelOf(channel)}, ${`999999999 ${channel}`})`.execute(database.db);
    await Promise.all(again);
  });
});

const isServer = process.env['TEST_DATABASE_URL'] !== undefined;
const why = isServer ? '' : ' (skipped: the embedded database has no connection that could break)';

describe.skipIf(!isServer)(`servers that lose their connection to the database${why}`, () => {
  it('make pages connect again, because sessions may have ended and events passed meanwhile', async () => {
    const person = await one.world.user();
    const pages = [
      await livePage({ page: one, socket: one }, person),
      await livePage({ page: one, socket: other }, person),
    ];
    const again = pages.map(({ channel }) => nextOf(channel, 'pusher:subscription_succeeded'));
    const { rows } = await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^(UN)?LISTEN '
    `.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    await Promise.all(again);
  });
});

describe('a session that ends on one server', () => {
  type Device = Awaited<ReturnType<typeof logIn>>;
  /** `second` is another session of the same person. */
  type Act = (first: Device, second: Device) => Promise<{ status: number }>;

  const idOf = async ({ api }: Device) => {
    const { data } = await api.call(accountAreaRoutes.listSessions);
    return data.sessions.find(({ is_current: isCurrent }) => isCurrent)!.id;
  };
  const passwords = { password: 'Wool-and-felt-2', password_confirmation: 'Wool-and-felt-2' };

  const endings: [string, Act][] = [
    ['a logout', (first) => first.api.call(accountRoutes.logout)],
    [
      'its removal by the owner',
      async (first, second) => second.api.call(accountAreaRoutes.revokeSession, { body: { id: await idOf(first) } }),
    ],
    [
      'a logout of every other device',
      (_, second) => second.api.call(accountAreaRoutes.revokeOtherSessions, { body: {} }),
    ],
    [
      'a change of the password',
      (_, second) =>
        second.api.call(accountAreaRoutes.changePassword, { body: { current_password: PASSWORD, ...passwords } }),
    ],
  ];

  it.each(endings)('by %s closes its sockets on both, and no other', async (_, act) => {
    const person = await one.world.user();
    const [first, second] = [await logIn(person), await logIn(person)];
    const ended = [
      await livePage({ page: one, socket: one }, first),
      await livePage({ page: one, socket: other }, first),
    ];
    const kept = await livePage({ page: one, socket: other }, second);
    const closings = ended.map(({ client }) => closingOf(client));
    expect((await act(first, second)).status).toBe(200);
    expect(await Promise.all(closings)).toEqual([ENDED, ENDED]);
    const arrived = nextOf(kept.channel, 'UserSubscriptionChange');
    await grant(person.id);
    await arrived;
    expect(kept.client.connection.state).toBe('connected');
  });

  const endingsOfAll: [string, (person: Person) => Promise<{ status: number }>][] = [
    [
      'a block',
      async ({ id }) =>
        (await one.world.admin()).api.call(peopleRoutes.block, { body: { id, reason: 'Pictures of other people' } }),
    ],
    ['a deletion', ({ api }) => api.call(accountAreaRoutes.requestDeletion, { body: { password: PASSWORD } })],
  ];

  it.each(endingsOfAll)('by %s of the account closes all sockets of the person', async (_, act) => {
    const person = await one.world.user();
    const [first, second] = [await logIn(person), await logIn(person)];
    const pages = [
      await livePage({ page: one, socket: one }, first),
      await livePage({ page: one, socket: other }, second),
    ];
    const stranger = await livePage({ page: one, socket: other }, await one.world.user());
    const closings = pages.map(({ client }) => closingOf(client));
    expect((await act(person)).status).toBe(200);
    expect(await Promise.all(closings)).toEqual([ENDED, ENDED]);
    expect(stranger.client.connection.state).toBe('connected');
  });

  it('leaves no grant that could be used afterwards', async () => {
    const person = await one.world.user();
    const client = await openPage({ page: one, socket: other }, async (socketId, channel) => {
      const early = await grantAt(one, person, socketId, channel);
      await person.api.call(accountRoutes.logout);
      return early;
    });
    const subscribed: string[] = [];
    const channel = client.subscribe(renderResultsChannel(person.id));
    channel.bind('pusher:subscription_succeeded', () => subscribed.push(channel.name));
    expect(await closingOf(client)).toBe(ENDED);
    expect(subscribed).toEqual([]);
  });

  it('cannot be hidden by leaving out the name of the session', async () => {
    const person = await one.world.user();
    const client = await openPage({ page: one, socket: other }, async (socketId, channel) => {
      const { auth } = await grantAt(one, person, socketId, channel);
      return { auth };
    });
    const channel = client.subscribe(renderResultsChannel(person.id));
    expect(await nextOf(channel, 'pusher:subscription_error')).toMatchObject({ status: 401 });
  });
});
