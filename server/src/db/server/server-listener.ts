/**
 * Listens for NOTIFY over a separate connection, opened on first use and reopened when it breaks. Periodic queries
 * detect a connection that died silently.
 */
import { Socket } from 'node:net';
import type { Client } from 'pg';
import type { OpenedPool } from '../opened-pool.ts';
import { createSubscriptions, listenStatement, type Subscription } from '../subscriptions.ts';

const RECONNECT_MS = 1000;
const ALIVE_CHECK_MS = 15_000;
const ALIVE_ANSWER_MS = 7_500;

interface ListenConnection {
  /** Queries run one after the other, because a client processes one at a time. */
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}

export function createServerListener(newClient: (socket: Socket) => Client): Pick<OpenedPool, 'listen' | 'close'> {
  const subscriptions = createSubscriptions();
  let connection: Promise<ListenConnection> | null = null;
  let reconnectTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const connect = () => openConnection(newClient, subscriptions.deliver, subscriptions.channels(), reconnectSoon);

  function reconnectSoon(): void {
    if (isClosed || reconnectTimer) return;
    reconnectTimer = setTimeout(() => {
      reconnectTimer = null;
      connection = connect();
      connection.then(subscriptions.resumed, reconnectSoon);
    }, RECONNECT_MS);
    reconnectTimer.unref();
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
      return async () => void subscriptions.remove(subscription);
    },
    async close() {
      isClosed = true;
      if (reconnectTimer) clearTimeout(reconnectTimer);
      const open = await connection?.catch(() => null);
      await open?.end();
    },
  };
}

async function openConnection(
  newClient: (socket: Socket) => Client,
  deliver: (channel: string, payload: string) => void,
  channels: readonly string[],
  onBroken: () => void,
): Promise<ListenConnection> {
  const socket = new Socket();
  const client = newClient(socket);
  client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
  // Without a listener a broken connection would end the process; an `end` event follows.
  client.on('error', () => {});
  await client.connect();
  let lastQuery: Promise<unknown> = Promise.resolve();
  const query = (sql: string) => (lastQuery = lastQuery.catch(() => {}).then(() => client.query(sql)));
  const aliveCheck = setInterval(() => {
    const answerTimeout = setTimeout(() => socket.destroy(), ALIVE_ANSWER_MS);
    query('SELECT 1')
      .finally(() => clearTimeout(answerTimeout))
      .catch(() => {});
  }, ALIVE_CHECK_MS);
  aliveCheck.unref();
  client.once('end', () => {
    clearInterval(aliveCheck);
    onBroken();
  });
  for (const channel of channels)
    await query(listenStatement(channel)).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
  return { query, end: () => client.end() };
}
