/**
 * Listens for NOTIFY over a separate connection, opened on first use and reopened when it breaks. Periodic queries
 * on it detect a server that has become silent, for this connection and for the pool.
 */
import { Socket } from 'node:net';
import type { Client } from 'pg';
import type { OpenedPool } from '../opened-pool.ts';
import { createSubscriptions, listenStatement, unlistenStatement, type Subscription } from '../subscriptions.ts';

const RECONNECT_MS = 1000;
/** What the driver says when a connection was not made in time. */
const CONNECTION_TIMEOUT = /^timeout expired/;

interface ListenConnection {
  /** Queries run one after the other, because a client processes one at a time. */
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}

interface Parts {
  readonly newClient: (socket: Socket) => Client;
  /** Maximum time in ms until a silent server is noticed. */
  readonly timeoutMs: number;
  /** Called when the server has not answered, or has not accepted a new connection, in time. */
  readonly onSilent: () => void;
}

export function createServerListener(parts: Parts): Pick<OpenedPool, 'listen' | 'close'> {
  const subscriptions = createSubscriptions();
  let connection: Promise<ListenConnection> | null = null;
  let reconnectTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const connect = () => openConnection(parts, subscriptions.deliver, subscriptions.channels(), reconnectSoon);

  function reconnectSoon(): void {
    if (isClosed || reconnectTimer) return;
    reconnectTimer = setTimeout(() => {
      reconnectTimer = null;
      connection = connect();
      connection.then(subscriptions.resumed, reconnectSoon);
    }, RECONNECT_MS);
    reconnectTimer.unref();
  }

  async function stop(subscription: Subscription): Promise<void> {
    if (!subscriptions.remove(subscription)) return;
    try {
      // Waits as `listen` does, so that the statements of both are sent in the order of the calls.
      await (await connection)?.query(unlistenStatement(subscription.channel));
    } catch {
      // A broken connection listens to nothing, and its successor only to channels that are still subscribed.
    }
  }

  return {
    async listen(channel, onPayload, onResumed = () => {}) {
      const subscription: Subscription = { channel, onPayload, onResumed };
      const isFirstOfChannel = subscriptions.add(subscription);
      try {
        if (connection && isFirstOfChannel) await (await connection).query(listenStatement(channel));
        else await (connection ??= connect());
      } catch (error) {
        subscriptions.remove(subscription);
        reconnectSoon();
        throw error;
      }
      onResumed();
      return () => stop(subscription);
    },
    async close() {
      isClosed = true;
      if (reconnectTimer) clearTimeout(reconnectTimer);
      const open = await connection?.catch(() => null);
      await open?.end();
    },
  };
}

/** Whether the query ends in time, even with an error. */
function isAnswered(query: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    // In a process that was busy, the answer may be there but not read yet: sockets are read before setImmediate.
    const timer = setTimeout(() => setImmediate(() => resolve(false)), timeoutMs);
    const onEnd = () => {
      clearTimeout(timer);
      resolve(true);
    };
    query.then(onEnd, onEnd);
  });
}

async function openConnection(
  { newClient, timeoutMs, onSilent }: Parts,
  deliver: (channel: string, payload: string) => void,
  channels: readonly string[],
  onBroken: () => void,
): Promise<ListenConnection> {
  const socket = new Socket();
  const client = newClient(socket);
  client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
  // Without a listener a broken connection would end the process; an `end` event follows.
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    if (CONNECTION_TIMEOUT.test(error.message)) onSilent();
    throw error;
  });
  let lastQuery: Promise<unknown> = Promise.resolve();
  const query = (sql: string) => (lastQuery = lastQuery.catch(() => {}).then(() => client.query(sql)));
  const check = async () => {
    if (await isAnswered(query('SELECT 1'), timeoutMs / 2)) return;
    socket.destroy();
    onSilent();
  };
  // Half of the time passes at most until the next check, and the other half until its answer is overdue.
  const aliveCheck = setInterval(() => void check(), timeoutMs / 2);
  aliveCheck.unref();
  client.once('end', () => {
    clearInterval(aliveCheck);
    onBroken();
  });
  // The channels are listened to with one query: there may be thousands.
  if (channels.length > 0)
    await query(channels.map(listenStatement).join(';')).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
  return { query, end: () => client.end() };
}
