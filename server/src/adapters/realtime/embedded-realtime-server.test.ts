import { once } from 'node:events';
import { connect } from 'node:net';
import PusherServer from 'pusher';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { EMBEDDED_APP_ID, type EmbeddedRealtimeOptions } from './embedded-realtime-server.ts';
import { writeGrant } from './grants.ts';
import {
  CREDENTIALS,
  next,
  type PusherClient,
  startRealtimeServer,
  subscribed,
  type RealtimeTestServer,
} from './realtime.conformance.ts';
import { authOf, subscriptionText } from './signature.ts';

let server: RealtimeTestServer;
const start = async (options: Partial<EmbeddedRealtimeOptions> = {}) => (server = await startRealtimeServer(options));
afterEach(() => server.close());

const socketIdOf = async (client: PusherClient) => {
  if (client.connection.state !== 'connected') await next(client.connection, 'connected');
  return client.connection.socket_id;
};

const presence = (userId: string) => (socketId: string, channel: string) => {
  const channelData = JSON.stringify({ user_id: userId, user_info: { name: userId.toUpperCase() } });
  return { auth: authOf(CREDENTIALS, subscriptionText(socketId, channel, channelData)), channel_data: channelData };
};

interface Members {
  readonly count: number;
  readonly myID: string;
  get(id: string): { id: string; info: unknown };
}

describe('the official client', () => {
  test('connects, and receives events of public channels without a signature', async () => {
    await start();
    const client = server.connect();
    const channel = await subscribed(client, 'news');
    const received = next(channel, 'hello');
    await server.bus.publish({ channels: ['news', 'other'], event: 'hello', data: '{"to":"all"}' });
    expect(await received).toEqual({ to: 'all' });
    expect(await socketIdOf(client)).toMatch(/^\d+\.\d+$/);
  });

  test('is refused a private channel without a valid signature', async () => {
    await start();
    const client = server.connect(() => ({ auth: `${CREDENTIALS.key}:${'0'.repeat(64)}` }));
    const channel = client.subscribe('private-of-another');
    const [refused, error] = [next(channel, 'pusher:subscription_error'), next(client.connection, 'error')];
    expect(await refused).toMatchObject({ type: 'AuthError', status: 401 });
    expect(await error).toMatchObject({ data: { code: 4009 } });
  });

  test('receives nothing after it has unsubscribed', async () => {
    await start();
    const client = server.connect();
    const received: unknown[] = [];
    (await subscribed(client, 'first')).bind('said', (data: unknown) => received.push(data));
    client.unsubscribe('first');
    const second = await subscribed(client, 'second');
    const last = next(second, 'said');
    await server.bus.publish({ channels: ['first'], event: 'said', data: '1' });
    await server.bus.publish({ channels: ['second'], event: 'said', data: '2' });
    await last;
    expect(received).toEqual([]);
  });

  test('receives the members of a presence channel, once for each person', async () => {
    await start();
    const ada = server.connect(presence('ada'));
    const room = ada.subscribe('presence-room');
    const members = await next<Members>(room, 'pusher:subscription_succeeded');
    expect([members.count, members.myID]).toEqual([1, 'ada']);

    const added: string[] = [];
    const removed: string[] = [];
    room.bind('pusher:member_added', ({ id }: { id: string }) => added.push(id));
    room.bind('pusher:member_removed', ({ id }: { id: string }) => removed.push(id));
    const [bob, bobAgain] = [server.connect(presence('bob')), server.connect(presence('bob'))];
    await subscribed(bob, 'presence-room');
    await subscribed(bobAgain, 'presence-room');
    expect(members.get('bob')).toEqual({ id: 'bob', info: { name: 'BOB' } });

    bob.unsubscribe('presence-room');
    const gone = next(room, 'pusher:member_removed');
    bobAgain.disconnect();
    await gone;
    expect([added, removed]).toEqual([['bob'], ['bob']]);
  });

  test('sends client events to the others of a private channel where that is allowed', async () => {
    await start({ acceptsClientEvents: true });
    const [one, other] = [server.connect(), server.connect()];
    const mine = await subscribed(one, 'private-table');
    const theirs = await subscribed(other, 'private-table');
    const received = next(theirs, 'client-moved');
    mine.trigger('client-moved', { x: 1 });
    expect(await received).toEqual({ x: 1 });
    const refused = next<{ data: { code: number } }>(one.connection, 'error');
    for (let count = 0; count < 30; count += 1) mine.trigger('client-moved', { x: count });
    expect((await refused).data.code).toBe(4301);
  });

  test('reconnects by itself when the connection breaks', async () => {
    await start({ silenceMs: 60_000 });
    const client = server.connect();
    const channel = await subscribed(client, 'private-steady');
    const again = next(channel, 'pusher:subscription_succeeded');
    (client.connection as unknown as { connection: { close(): void } }).connection.close();
    await again;
    const received = next(channel, 'hello');
    await server.bus.publish({ channels: ['private-steady'], event: 'hello', data: '"again"' });
    expect(await received).toBe('again');
  });
});

describe('a subscription that names its session', () => {
  const grant = { sessionId: 7, userId: 2, isBlocked: false };
  const withGrant = (socketId: string, channel: string) => {
    const channelData = writeGrant(grant);
    return { auth: authOf(CREDENTIALS, subscriptionText(socketId, channel, channelData)), channel_data: channelData };
  };
  const refusalOf = async (client: PusherClient) =>
    (await next<{ data: { code: number } }>(client.connection, 'error')).data.code;

  test('is accepted later when the session cannot be checked now', async () => {
    const answers = [() => Promise.reject(new Error('The database is away')), () => Promise.resolve(true)];
    const isCurrent = () => answers.shift()!();
    await start({ grants: { isCurrent, watch: async () => undefined, close: async () => undefined } });
    const client = server.connect(withGrant);
    const refused = refusalOf(client);
    await subscribed(client, 'private-x');
    expect(await refused).toBe(4101);
  });

  test('is checked once for all channels, and closed when the session ends during the check', async () => {
    let end = (_isEnded: (held: typeof grant) => boolean): void => {};
    const asked: unknown[] = [];
    const isCurrent = async (held: typeof grant) => {
      asked.push(held);
      end(({ sessionId }) => sessionId === grant.sessionId);
      return true;
    };
    const watch = async ({ ended }: { ended: typeof end }) => void (end = ended);
    await start({ grants: { isCurrent, watch, close: async () => undefined } });
    const client = server.connect(withGrant);
    for (const name of ['private-x', 'private-y']) client.subscribe(name);
    expect(await refusalOf(client)).toBe(4009);
    expect(asked).toEqual([grant]);
  });
});

describe('the official server library', () => {
  const library = (secret = CREDENTIALS.secret) => {
    const { hostname: host, port } = new URL(server.url);
    return new PusherServer({ appId: EMBEDDED_APP_ID, key: CREDENTIALS.key, secret, host, port });
  };

  test('triggers events on several channels, leaving out a socket', async () => {
    await start();
    const [author, reader] = [server.connect(), server.connect()];
    const seenByAuthor: unknown[] = [];
    (await subscribed(author, 'a')).bind('edit', (data: unknown) => seenByAuthor.push(data));
    const received = next(await subscribed(reader, 'b'), 'edit');
    await library().trigger(['a', 'b'], 'edit', { by: 'author' }, { socket_id: await socketIdOf(author) });
    expect(await received).toEqual({ by: 'author' });
    const heardByAuthor = next(author.channel('a'), 'edit');
    await library().trigger('a', 'edit', 'for all');
    await heardByAuthor;
    expect(seenByAuthor).toEqual(['for all']);
  });

  test('triggers batches', async () => {
    await start();
    const channel = await subscribed(server.connect(), 'batch');
    const [one, two] = [next(channel, 'one'), next(channel, 'two')];
    const event = (name: string) => ({ channel: 'batch', name, data: { name } });
    expect((await library().triggerBatch([event('one'), event('two')])).status).toBe(200);
    expect(await Promise.all([one, two])).toEqual([{ name: 'one' }, { name: 'two' }]);
    await expect(library().triggerBatch(Array.from({ length: 11 }, () => event('many')))).rejects.toMatchObject({
      status: 400,
    });
  });

  test('reads occupied channels and their users', async () => {
    await start();
    await subscribed(server.connect(presence('ada')), 'presence-room');
    await subscribed(server.connect(), 'private-x');
    const ask = async (path: string, params: Record<string, string> = {}) =>
      (await library().get({ path, params })).json() as Promise<unknown>;
    expect(await ask('/channels')).toEqual({ channels: { 'presence-room': {}, 'private-x': {} } });
    expect(await ask('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-room': { user_count: 1 } },
    });
    expect(await ask('/channels/presence-room')).toEqual({ occupied: true, subscription_count: 1, user_count: 1 });
    expect(await ask('/channels/nobody')).toEqual({ occupied: false, subscription_count: 0 });
    expect(await ask('/channels/presence-room/users')).toEqual({ users: [{ id: 'ada' }] });
  });

  test('ends the connections of a person who signed in', async () => {
    await start();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/app/${CREDENTIALS.key}?protocol=7`);
    const [established] = (await once(socket, 'message')) as [Buffer];
    const { socket_id: socketId } = JSON.parse(JSON.parse(established.toString()).data) as { socket_id: string };
    const userData = JSON.stringify({ id: 'ada' });
    const data = { user_data: userData, auth: authOf(CREDENTIALS, `${socketId}::user::${userData}`) };
    socket.send(JSON.stringify({ event: 'pusher:signin', data }));
    const [signedIn] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(signedIn.toString())).toMatchObject({ event: 'pusher:signin_success' });
    const closed = once(socket, 'close');
    await library().terminateUserConnections('ada');
    expect((await closed)[0]).toBe(4009);
  });

  test('is refused with a wrong secret, and for an event that is too large', async () => {
    await start();
    await expect(library('wrong').trigger('a', 'b', 'c')).rejects.toMatchObject({ status: 401 });
    await expect(library().trigger('a', 'b', 'c'.repeat(10_241))).rejects.toMatchObject({ status: 413 });
  });

  test('is required, with its signature, by the HTTP API', async () => {
    await start();
    const post = (query: string, body = '{"name":"e","channel":"c","data":"d"}') =>
      fetch(`${server.url}/apps/${EMBEDDED_APP_ID}/events${query}`, { method: 'POST', body }).then(
        ({ status }) => status,
      );
    expect(await post('')).toBe(401);
    expect(await post(`?auth_key=${CREDENTIALS.key}&auth_timestamp=1&auth_version=1.0&auth_signature=00`)).toBe(401);
    const body = '{"name":"e","channel":"c","data":"d"}';
    const signed = library().createSignedQueryString({ method: 'POST', path: `/apps/${EMBEDDED_APP_ID}/events`, body });
    expect(await post(`?${signed}`, body)).toBe(200);
    expect(await post(`?${signed}`, body.replace('"d"', '"x"'))).toBe(401);
    expect((await fetch(`${server.url}/apps/another/events?${signed}`, { method: 'POST', body })).status).toBe(404);
  });
});

describe('a bare socket', () => {
  const open = (path: string) => new WebSocket(`${server.url.replace('http', 'ws')}${path}`);
  const ask = async (socket: WebSocket, message: object | string) => {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    const [answer] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(answer.toString()) as unknown;
  };
  const established = async () => {
    const socket = open(`/app/${CREDENTIALS.key}?protocol=7`);
    await once(socket, 'message');
    return socket;
  };

  test.each([
    ['/app/another-key?protocol=7', 4001],
    [`/app/${CREDENTIALS.key}`, 4008],
    [`/app/${CREDENTIALS.key}?protocol=4`, 4007],
    [`/app/${CREDENTIALS.key}?protocol=x`, 4007],
  ])('to %s is closed with %i', async (path, code) => {
    await start();
    const socket = open(path);
    const [[message], [closedWith]] = await Promise.all([once(socket, 'message'), once(socket, 'close')]);
    expect(JSON.parse(String(message))).toMatchObject({ event: 'pusher:error', data: { code } });
    expect(closedWith).toBe(code);
  });

  test.each(['/somewhere', '/app/', '//'])('to %s is closed at once', async (path) => {
    await start();
    const { hostname, port } = new URL(server.url);
    const stream = connect(Number(port), hostname);
    stream.resume();
    stream.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await once(stream, 'close');
  });

  test('beyond the limit is closed', async () => {
    await start({ connectionLimit: 1 });
    const first = await established();
    const second = open(`/app/${CREDENTIALS.key}?protocol=7`);
    expect((await once(second, 'close'))[0]).toBe(4100);
    first.close();
    await once(first, 'close');
  });

  test('gets a pong for a ping, and an error for an invalid message', async () => {
    await start();
    const socket = await established();
    expect(await ask(socket, { event: 'pusher:ping', data: {} })).toEqual({ event: 'pusher:pong', data: '{}' });
    for (const nonsense of ['{', '[]', '7', '{"event":7}', '{"event":"unknown"}']) {
      expect(await ask(socket, nonsense)).toMatchObject({ event: 'pusher:error' });
    }
    const badChannel = { event: 'pusher:subscribe', data: { channel: 'no spaces' } };
    expect(await ask(socket, badChannel)).toMatchObject({ data: { message: 'Invalid channel name' } });
    const clientEvent = { event: 'client-x', channel: 'private-x', data: {} };
    expect(await ask(socket, clientEvent)).toMatchObject({ data: { message: 'Client events are not enabled' } });
  });

  test('that is silent is pinged, and closed when it does not answer', async () => {
    await start({ silenceMs: 40, answerMs: 40 });
    const socket = open(`/app/${CREDENTIALS.key}?protocol=7`);
    const messages: unknown[] = [];
    socket.on('message', (message) => messages.push(JSON.parse(String(message))));
    expect((await once(socket, 'close'))[0]).toBe(4201);
    expect(messages[1]).toEqual({ event: 'pusher:ping', data: '{}' });
  });

  test('is closed with the code to reconnect at once when the server restarts', async () => {
    await start();
    const socket = await established();
    const closed = once(socket, 'close');
    await server.close();
    expect((await closed)[0]).toBe(4200);
  });
});
