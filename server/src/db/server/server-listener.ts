/**
 * Listens for NOTIFY over a separate connection, opened on first use and reopened when it breaks. Periodic queries
 * detect a connection that died silently.
 */
import { Socket } from 'node:net';
import type { Client } from 'pg';
import type { OpenedPool } from '../opened-pool.ts';
import { createSubscriptions, listenStatement, type Subscription } from '../subscriptions.ts';

const REDIAL_MS = 1000;
const ALIVE_CHECK_MS = 15_000;
const ALIVE_ANSWER_MS = 7_500;

interface Line {
  /** Queries run one after the other, because a client processes one at a time. */
  ask(sql: string): Promise<unknown>;
  hangUp(): Promise<void>;
}

export function createServerListener(newClient: (socket: Socket) => Client): Pick<OpenedPool, 'listen' | 'close'> {
  const subscriptions = createSubscriptions();
  let line: Promise<Line> | null = null;
  let redialTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const dial = () => openLine(newClient, subscriptions.deliver, subscriptions.channels(), redialSoon);

  function redialSoon(): void {
    if (isClosed || redialTimer) return;
    redialTimer = setTimeout(() => {
      redialTimer = null;
      line = dial();
      line.then(subscriptions.resumed, redialSoon);
    }, REDIAL_MS);
    redialTimer.unref();
  }

  return {
    async listen(channel, onPayload, onResumed = () => {}) {
      const subscription: Subscription = { channel, onPayload, onResumed };
      const isFirstOfChannel = subscriptions.add(subscription);
      try {
        if (line && isFirstOfChannel) await (await line).ask(listenStatement(channel));
        else await (line ??= dial());
      } catch (error) {
        subscriptions.remove(subscription);
        redialSoon();
        throw error;
      }
      onResumed();
      return async () => void subscriptions.remove(subscription);
    },
    async close() {
      isClosed = true;
      if (redialTimer) clearTimeout(redialTimer);
      const open = await line?.catch(() => null);
      await open?.hangUp();
    },
  };
}

async function openLine(
  newClient: (socket: Socket) => Client,
  deliver: (channel: string, payload: string) => void,
  channels: readonly string[],
  onBroken: () => void,
): Promise<Line> {
  const socket = new Socket();
  const client = newClient(socket);
  client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
  // Without a listener a broken connection would end the process; an `end` event follows.
  client.on('error', () => {});
  await client.connect();
  let turn: Promise<unknown> = Promise.resolve();
  const ask = (sql: string) => (turn = turn.catch(() => {}).then(() => client.query(sql)));
  const aliveCheck = setInterval(() => {
    const silent = setTimeout(() => socket.destroy(), ALIVE_ANSWER_MS);
    ask('SELECT 1')
      .finally(() => clearTimeout(silent))
      .catch(() => {});
  }, ALIVE_CHECK_MS);
  aliveCheck.unref();
  client.once('end', () => {
    clearInterval(aliveCheck);
    onBroken();
  });
  for (const channel of channels)
    await ask(listenStatement(channel)).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
  return { ask, hangUp: () => client.end() };
}
