import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabaseEventBus } from './event-bus.ts';
import { notifyChannelOf } from './notify-channel.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const openBus = (over: Pick<TestDatabase, 'db' | 'listen'> = database) =>
  createDatabaseEventBus({ database: over, log: pino({ level: 'silent' }), lingerMs: 0 });

const countStored = async () => {
  const { rows } = await sql<{ count: string }>`SELECT count(*) AS count FROM realtime_events`.execute(database.db);
  return Number(rows[0]?.count);
};

/** A process whose sockets are subscribed to these channels. */
async function process(...subscribed: string[]) {
  const delivered: string[] = [];
  /** Payloads of NOTIFY that reached the process. */
  const notified: string[] = [];
  const endings = new Map<string, () => void>();
  let missed = 0;
  let onDelivered = () => {};
  const bus = openBus({
    db: database.db,
    listen: (name, onPayload, onResumed) =>
      database.listen(name, (payload) => (notified.push(payload), onPayload(payload)), onResumed),
  });
  await bus.receive({
    hears: (channel) => endings.has(channel),
    deliver: (channel, { event, data }) => {
      delivered.push(`${channel} ${event} ${data}`);
      onDelivered();
    },
    missed: () => void (missed += 1),
  });
  const subscribe = async (channel: string) => void endings.set(channel, await bus.hear(channel));
  for (const channel of subscribed) await subscribe(channel);
  missed = 0;
  return {
    delivered,
    /** The channels of these payloads. */
    notified: () => notified.map((payload) => payload.split(' ')[1]),
    subscribe,
    hear: bus.hear,
    unsubscribe(channel: string): void {
      endings.get(channel)?.();
      endings.delete(channel);
    },
    missed: () => missed,
    /** Resolves once this many events were delivered. */
    has: (count: number) =>
      new Promise<void>((resolve) => {
        onDelivered = () => delivered.length >= count && resolve();
        onDelivered();
      }),
  };
}

describe('events that go through the database', () => {
  test('are notified by id and channel only, whatever their size', async () => {
    const payloads: string[] = [];
    for (const channel of ['private-a', 'private-b'])
      await database.listen(notifyChannelOf(channel), (payload) => payloads.push(payload));
    const receiver = await process('private-a', 'private-b');
    await openBus().publish({ channels: ['private-a', 'private-b'], event: 'Large', data: 'ü'.repeat(10_000) });
    await receiver.has(2);
    expect(payloads).toEqual([
      expect.stringMatching(/^\d{1,10} private-a$/),
      expect.stringMatching(/^\d{1,10} private-b$/),
    ]);
  });

  test('reach only processes whose sockets are subscribed to the channel, while they are', async () => {
    const receiver = await process('private-mine');
    const bus = openBus();
    const publish = (channel: string) => bus.publish({ channels: [channel], event: 'Said', data: '1' });
    await publish('private-other');
    await publish('private-mine');
    await receiver.has(1);
    expect(receiver.notified()).toEqual(['private-mine']);
    await receiver.subscribe('private-other');
    receiver.unsubscribe('private-mine');
    let count = receiver.delivered.length;
    const reached = async () => {
      const { length } = receiver.notified();
      await publish('private-mine');
      await publish('private-other');
      await receiver.has((count += 1));
      return receiver.notified().slice(length);
    };
    await expect.poll(reached).toEqual(['private-other']);
  });

  test('reach a channel until the last of its subscriptions has ended', async () => {
    const receiver = await process('private-mine');
    const endSecond = await receiver.hear('private-mine');
    endSecond();
    endSecond();
    await openBus().publish({ channels: ['private-mine'], event: 'Said', data: '1' });
    await receiver.has(1);
    expect(receiver.delivered).toEqual(['private-mine Said 1']);
  });

  test('are read only by processes whose sockets are subscribed to the channel, in order', async () => {
    const receiver = await process('private-mine');
    const bus = openBus();
    // Reading this one, whose channel shares the name of another, would fail and be counted as missed.
    await sql`
      WITH stored AS (INSERT INTO realtime_events (channel, content) VALUES ('private-other', 'x') RETURNING id)
      SELECT pg_notify(${notifyChannelOf('private-mine')}, id || ' private-other') FROM stored
    `.execute(database.db);
    for (const data of ['1', '2', '3']) {
      await bus.publish({ channels: ['private-other', 'private-mine'], event: 'Said', data });
    }
    await receiver.has(3);
    expect(receiver.delivered).toEqual(['private-mine Said 1', 'private-mine Said 2', 'private-mine Said 3']);
    expect(receiver.missed()).toBe(0);
  });

  test('are reported as missed when they cannot be read, and later ones are delivered', async () => {
    const receiver = await process('private-mine');
    await sql`SELECT pg_notify(${notifyChannelOf('private-mine')}, '999999999 private-mine')`.execute(database.db);
    await openBus().publish({ channels: ['private-mine'], event: 'Said', data: 'later' });
    await receiver.has(1);
    expect(receiver.missed()).toBe(1);
  });

  test('of a process of the version before arrive, during an upgrade', async () => {
    const receiver = await process('private-mine');
    await sql`
      WITH stored AS (
        INSERT INTO realtime_events (channel, content) VALUES ('private-mine', '{"event":"Said","data":"1"}') RETURNING id
      )
      SELECT pg_notify('realtime_events', id || ' private-mine') FROM stored
    `.execute(database.db);
    await receiver.has(1);
    expect(receiver.delivered).toEqual(['private-mine Said 1']);
  });

  test('are deleted after a minute by whoever publishes next', async () => {
    await sql`
      INSERT INTO realtime_events (channel, content, created_at)
      SELECT 'private-old', '{}', now() - make_interval(secs => age) FROM unnest(ARRAY[3600, 61, 30]) AS age
    `.execute(database.db);
    await openBus().publish({ channels: ['private-new'], event: 'Said', data: '1' });
    expect(await countStored()).toBe(2);
  });
});
