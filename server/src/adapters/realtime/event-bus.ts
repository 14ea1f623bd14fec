/**
 * Delivers published events to every process with open sockets: locally with a single process, through the shared
 * database with several. There an event is a row, and NOTIFY carries only its id and its channel. A process listens
 * only for channels to which its own sockets are subscribed, and reads only their events.
 */
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { notifyChannelOf } from './notify-channel.ts';

interface EventContent {
  readonly event: string;
  /** JSON, or any text from an external publisher. */
  readonly data: string;
  /** Socket id of the connection that does not receive it. */
  readonly exceptSocketId?: string | undefined;
}

interface PublishedEvent extends EventContent {
  readonly channels: readonly string[];
}

interface Receiver {
  /** Whether any socket of this process is subscribed to the channel. */
  hears(channel: string): boolean;
  deliver(channel: string, content: EventContent): void;
  /** Called when events may have been lost, as after a broken connection to the database. */
  missed(): void;
}

export interface EventBus {
  publish(event: PublishedEvent): Promise<void>;
  /** At most one receiver per process. Events of a channel arrive in the order in which they were published. */
  receive(receiver: Receiver): Promise<void>;
  /**
   * Called for each subscription of a socket. Resolves, once events of the channel arrive, with the function that ends
   * this. Throws while the database is away.
   */
  hear(channel: string): Promise<() => void>;
  close(): Promise<void>;
}

export function createLocalEventBus(): EventBus {
  let receiver: Receiver | null = null;
  return {
    async publish({ channels, ...content }) {
      for (const channel of channels) receiver?.deliver(channel, content);
    },
    receive: async (given) => void (receiver = given),
    hear: async () => () => {},
    close: async () => void (receiver = null),
  };
}

/** Where processes of the version before notify, during an upgrade. */
const SHARED_NOTIFY_CHANNEL = 'realtime_events';
/** How long events are stored for processes that read slowly. */
const STORED_SECONDS = 60;
/** Minimum interval between two deletions of old events by one process. */
const CLEARED_EVERY_MS = 30_000;
const READ_LIMIT = 500;

const contentSchema = z.object({ event: z.string(), data: z.string(), exceptSocketId: z.string().optional() });

/**
 * How long in ms a process listens on after the last subscription has ended: a page that is loaded again costs no
 * statement, and whoever subscribes and unsubscribes all the time hardly any.
 */
const LINGER_MS = 30_000;

interface DatabaseParts {
  readonly database: Pick<Database, 'db' | 'listen'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly lingerMs?: number;
}

export function createDatabaseEventBus(parts: DatabaseParts): EventBus {
  const { database, log, lingerMs = LINGER_MS } = parts;
  const { db, listen } = database;
  let onPayload = (_payload: string): void => {};
  let stopListening: (() => Promise<void>) | null = null;
  const clearOld = createClearing(db);
  return {
    async publish({ channels, ...content }) {
      const named = [...new Set(channels)];
      const names = named.map(notifyChannelOf);
      await sql`
        WITH stored AS (
          INSERT INTO realtime_events (channel, content)
          SELECT channel, ${JSON.stringify(content)}::text FROM unnest(${channels}::text[]) AS channel
          RETURNING id, channel
        )
        SELECT pg_notify(notified.name, id || ' ' || channel)
        FROM stored JOIN unnest(${named}::text[], ${names}::text[]) AS notified (channel, name) USING (channel)
        ORDER BY id
      `.execute(db);
      await clearOld();
    },
    async receive(receiver) {
      const read = createReading(db, receiver, log);
      onPayload = (payload) => {
        const [id = '', channel = ''] = payload.split(' ');
        // Other channels may share the name.
        if (receiver.hears(channel)) read(Number(id));
      };
      stopListening = await listen(SHARED_NOTIFY_CHANNEL, onPayload, receiver.missed);
    },
    hear: createHearing((name) => listen(name, (payload) => onPayload(payload)), lingerMs),
    async close() {
      await stopListening?.();
    },
  };
}

/** Listens for each name while any subscription needs it, and for a while longer. */
function createHearing(listen: (name: string) => Promise<() => Promise<void>>, lingerMs: number): EventBus['hear'] {
  interface Heard {
    subscriptions: number;
    isEnding: boolean;
    readonly listening: Promise<() => Promise<void>>;
  }
  const heard = new Map<string, Heard>();

  function begin(name: string): Heard {
    const begun: Heard = { subscriptions: 0, isEnding: false, listening: listen(name) };
    heard.set(name, begun);
    // The next subscription tries again.
    begun.listening.catch(() => heard.get(name) === begun && heard.delete(name));
    return begun;
  }

  function endSoon(name: string, own: Heard, stop: () => Promise<void>): void {
    if (own.isEnding) return;
    own.isEnding = true;
    setTimeout(() => {
      own.isEnding = false;
      if (own.subscriptions > 0) return;
      heard.delete(name);
      // The database may be closed already.
      stop().catch(() => {});
    }, lingerMs).unref();
  }

  return async (channel) => {
    const name = notifyChannelOf(channel);
    const own = heard.get(name) ?? begin(name);
    own.subscriptions += 1;
    const stop = await own.listening;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      own.subscriptions -= 1;
      if (own.subscriptions === 0) endSoon(name, own, stop);
    };
  };
}

/** Publishers delete old events, so that they are deleted even if no server is running. */
function createClearing(db: Kysely<Tables>): () => Promise<void> {
  let clearedAt = 0;
  return async () => {
    if (Date.now() - clearedAt < CLEARED_EVERY_MS) return;
    clearedAt = Date.now();
    const oldest = sql<Date>`now() - make_interval(secs => ${STORED_SECONDS})`;
    await db.deleteFrom('realtime_events').where('created_at', '<', oldest).execute();
  };
}

/**
 * Reads events by id and delivers them in the order of notification. Ids that arrive during a read are read together
 * next.
 */
function createReading(db: Kysely<Tables>, receiver: Receiver, log: Pick<Logger, 'warn'>): (id: number) => void {
  const waiting: number[] = [];
  let isReading = false;

  async function readWaiting(): Promise<void> {
    isReading = true;
    try {
      while (waiting.length > 0) {
        const ids = waiting.splice(0, READ_LIMIT);
        const columns = ['id', 'channel', 'content'] as const;
        const rows = await db.selectFrom('realtime_events').select(columns).where('id', 'in', ids).execute();
        const events = new Map(rows.map((row) => [row.id, row]));
        if (events.size < ids.length) receiver.missed();
        for (const id of ids) {
          const row = events.get(id);
          if (row) receiver.deliver(row.channel, contentSchema.parse(JSON.parse(row.content)));
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'realtime events could not be read');
      waiting.length = 0;
      receiver.missed();
    } finally {
      isReading = false;
    }
  }

  return (id) => {
    waiting.push(id);
    if (!isReading) void readWaiting();
  };
}
