/** A page of a person as far as the realtime server sees it: the client library of the web, without a browser. */
import {
  accountRoutes,
  API_BASE,
  libraryChannel,
  productRoutes,
  realtimeRoutes,
  renderResultsChannel,
  type EventData,
  type EventName,
} from '@kenna/contract';
import PusherModule from 'pusher-js';
import { call } from './api.ts';

/** In Node the module itself is the class, which its types do not express. */
const PusherClient = PusherModule as unknown as typeof PusherModule.default;

export type PageEvent = {
  [Name in EventName]: { readonly name: Name; readonly data: EventData[Name]; readonly at: number };
}[EventName];

export interface ListeningPage {
  /** Events in the order of their arrival; `at` is in milliseconds. */
  readonly events: readonly PageEvent[];
  /** How often a connection was opened. */
  connections(): number;
  /** Resolves with the code with which the server closes the connection. */
  readonly refused: Promise<number>;
  /** Resolves once the events fulfil the condition. */
  until(isMet: (events: readonly PageEvent[]) => boolean): Promise<void>;
  close(): void;
}

interface PageOptions {
  /** The server from which the page came, and which answers its requests. */
  readonly page: string;
  /** The server to which its socket is connected. */
  readonly socket: string;
  readonly token: string;
}

/** Opens a page and resolves once its channels are live. */
export async function openListeningPage({ page, socket, token }: PageOptions): Promise<ListeningPage> {
  const { realtime } = await call(page, productRoutes.get);
  const user = await call(page, accountRoutes.authenticate, { token });
  const events: PageEvent[] = [];
  let conditions: (() => void)[] = [];
  let connections = 0;
  const client = new PusherClient(realtime.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(socket).port),
    forceTLS: false,
    disableStats: true,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `${page}${API_BASE}${realtimeRoutes.authorize.path}`,
      headers: { authorization: `Bearer ${token}` },
    },
  });
  client.connection.bind('connected', () => (connections += 1));
  const refused = new Promise<number>((resolve) => {
    client.connection.bind('error', ({ data }: { data: { code: number } }) => resolve(data.code));
  });
  const channels = [renderResultsChannel(user!.id), libraryChannel(user!.id)].map((name) => client.subscribe(name));
  for (const channel of channels) {
    channel.bind_global((name: string, data: never) => {
      if (name.startsWith('pusher:')) return;
      events.push({ name: name as EventName, data, at: performance.now() });
      for (const look of conditions) look();
    });
  }
  const isLive = (channel: (typeof channels)[number]) =>
    new Promise<void>((resolve, reject) => {
      channel.bind('pusher:subscription_succeeded', () => resolve());
      channel.bind('pusher:subscription_error', (error: unknown) => reject(new Error(JSON.stringify(error))));
    });
  await Promise.all(channels.map(isLive));
  return {
    events,
    connections: () => connections,
    refused,
    until: (isMet) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isMet(events)) return;
          conditions = conditions.filter((each) => each !== look);
          resolve();
        };
        conditions.push(look);
        look();
      }),
    close: () => client.disconnect(),
  };
}
