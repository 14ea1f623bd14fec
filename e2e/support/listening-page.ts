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
  /** How often the channels went live: once, and again after each lost connection. */
  timesLive(): number;
  /** Resolves once the channels have gone live this often. */
  live(times: number): Promise<void>;
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
  const refused = new Promise<number>((resolve) => {
    client.connection.bind('error', ({ data }: { data: { code: number } }) => resolve(data.code));
  });
  const channels = [renderResultsChannel(user!.id), libraryChannel(user!.id)].map((name) => client.subscribe(name));
  let subscriptions = 0;
  for (const channel of channels) {
    channel.bind_global((name: string, data: never) => {
      if (name === 'pusher:subscription_succeeded') subscriptions += 1;
      if (!name.startsWith('pusher:')) events.push({ name: name as EventName, data, at: performance.now() });
      for (const look of conditions) look();
    });
  }
  const until = (isMet: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isMet()) return;
        conditions = conditions.filter((each) => each !== look);
        resolve();
      };
      conditions.push(look);
      look();
    });
  const timesLive = () => Math.floor(subscriptions / channels.length);
  const live = (times: number) => until(() => timesLive() >= times);
  await live(1);
  return {
    events,
    timesLive,
    live,
    refused,
    until: (isMet) => until(() => isMet(events)),
    close: () => client.disconnect(),
  };
}
