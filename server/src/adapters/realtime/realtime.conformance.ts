/**
 * The conformance tests of every realtime publisher: events reach the official browser client through a real server.
 */
import Fastify from 'fastify';
import PusherModule from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RealtimeGrant, RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { attachRealtimeServer, type EmbeddedRealtimeOptions } from './embedded-realtime-server.ts';
import { createLocalEventBus, type EventBus } from './event-bus.ts';
import type { Grants } from './grants.ts';
import { authOf, subscriptionText, type RealtimeCredentials } from './signature.ts';

/** In Node the module itself is the class, which its types do not express. */
const PusherClient = PusherModule as unknown as typeof PusherModule.default;
export type PusherClient = PusherModule.default;

export const CREDENTIALS: RealtimeCredentials = { key: 'a-public-key', secret: 'a-secret-of-the-tests' };

const GRANT: RealtimeGrant = { sessionId: 1, userId: 1, isBlocked: false };

const ENDLESS: Grants = { isCurrent: async () => true, watch: async () => undefined, close: async () => undefined };

export interface RealtimeTestServer {
  readonly bus: EventBus;
  readonly url: string;
  /** The official client; `authorize` signs its private channels. */
  connect(authorize?: Sign): PusherClient;
  close(): Promise<void>;
}

type Sign = (socketId: string, channel: string) => { auth: string; channel_data?: string };

const signWithSecret: Sign = (socketId, channel) => ({
  auth: authOf(CREDENTIALS, subscriptionText(socketId, channel)),
});

export async function startRealtimeServer(options: Partial<EmbeddedRealtimeOptions> = {}): Promise<RealtimeTestServer> {
  const bus = options.bus ?? createLocalEventBus();
  const app = Fastify({ forceCloseConnections: true });
  await attachRealtimeServer(app, { credentials: CREDENTIALS, bus, grants: ENDLESS, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const clients: PusherClient[] = [];
  return {
    bus,
    url,
    connect(authorize = signWithSecret) {
      const client = new PusherClient(CREDENTIALS.key, {
        cluster: '',
        wsHost: '127.0.0.1',
        wsPort: Number(new URL(url).port),
        forceTLS: false,
        disableStats: true,
        enabledTransports: ['ws'],
        channelAuthorization: {
          transport: 'ajax',
          endpoint: '',
          customHandler: ({ socketId, channelName }, callback) => callback(null, authorize(socketId, channelName)),
        },
      });
      clients.push(client);
      return client;
    },
    async close() {
      for (const client of clients) client.disconnect();
      await app.close();
    },
  };
}

/** Resolves with the data of the next `event`. */
export const next = <Data = unknown>(
  source: { bind(event: string, callback: (data: Data) => void): unknown },
  event: string,
): Promise<Data> => new Promise((resolve) => source.bind(event, resolve));

export const subscribed = async (client: PusherClient, name: string) => {
  const channel = client.subscribe(name);
  await next(channel, 'pusher:subscription_succeeded');
  return channel;
};

interface Subject {
  openBus(): Promise<EventBus>;
  openPublisher(server: RealtimeTestServer): RealtimePublisher;
}

const change = (renderLimit: number) => ({ plan: 'free', is_blocked: 0, render_limit: renderLimit }) as const;

export function describeRealtimePublisher(name: string, { openBus, openPublisher }: Subject): void {
  describe(name, () => {
    let server: RealtimeTestServer;
    let publisher: RealtimePublisher;
    beforeAll(async () => {
      server = await startRealtimeServer({ bus: await openBus() });
      publisher = openPublisher(server);
    });
    afterAll(() => server.close());

    let client: PusherClient;
    const connect = () =>
      (client = server.connect((socketId, channel) => publisher.authorize(socketId, channel, GRANT)));
    afterEach(() => client.disconnect());

    test('reaches the subscribers of the channel in order, and nobody else', async () => {
      connect();
      const [mine, other] = [await subscribed(client, 'private-mine'), await subscribed(client, 'private-other')];
      const seen: unknown[] = [];
      mine.bind('UserSubscriptionChange', (data: unknown) => seen.push(data));
      other.bind('UserSubscriptionChange', () => seen.push('wrong channel'));
      const last = next(other, 'UserRenderResults');
      for (const limit of [3, 2, 1]) await publisher.publish('private-mine', 'UserSubscriptionChange', change(limit));
      await publisher.publish('private-other', 'UserRenderResults', { message: 'last' } as never);
      await last;
      expect(seen).toEqual([change(3), change(2), change(1)]);
    });

    test('delivers large events and all characters unchanged', async () => {
      connect();
      const channel = await subscribed(client, 'private-large');
      const arrived = next(channel, 'UserRenderResults');
      const sent = { message: `"\\ \u0000 \u007f é 漢字 👗 ${'ü'.repeat(4500)}` };
      await publisher.publish('private-large', 'UserRenderResults', sent as never);
      expect(await arrived).toEqual(sent);
    });

    test('does not throw for an event that is too large', async () => {
      connect();
      const channel = await subscribed(client, 'private-huge');
      const arrived = next(channel, 'UserRenderResults');
      await publisher.publish('private-huge', 'UserRenderResults', { message: 'x'.repeat(11_000) } as never);
      await publisher.publish('private-huge', 'UserRenderResults', { message: 'small' } as never);
      expect(await arrived).toEqual({ message: 'small' });
    });
  });
}
