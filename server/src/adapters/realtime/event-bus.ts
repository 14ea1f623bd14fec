/**
 * Delivers published events to every process with open sockets: locally with a single process, over NOTIFY of the
 * shared database with several.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { OpenedPool } from '../../db/opened-pool.ts';

interface BusEvent {
  readonly channels: readonly string[];
  readonly event: string;
  /** JSON, or any text from an external publisher. */
  readonly data: string;
  /** Socket id of the connection that does not receive it. */
  readonly exceptSocketId?: string | undefined;
}

export interface EventBus {
  publish(event: BusEvent): Promise<void>;
  /** At most one receiver per process. */
  receive(receiver: (event: BusEvent) => void): Promise<void>;
  close(): Promise<void>;
}

export function createLocalEventBus(): EventBus {
  let deliver: (event: BusEvent) => void = () => {};
  return {
    publish: async (event) => deliver(event),
    receive: async (receiver) => void (deliver = receiver),
    close: async () => void (deliver = () => {}),
  };
}

const CHANNEL = 'realtime';
/** PostgreSQL limits a NOTIFY payload to less than 8000 bytes. */
const PART_LENGTH = 7900;
/** Maximum number of incomplete events; parts whose rest was lost with a connection are dropped beyond it. */
const UNFINISHED_LIMIT = 100;

export function createDatabaseEventBus({
  database,
  log,
}: {
  readonly database: Pick<OpenedPool, 'pool' | 'listen'>;
  readonly log: Pick<Logger, 'warn'>;
}): EventBus {
  let stopListening: (() => Promise<void>) | null = null;
  return {
    async publish(event) {
      // One statement is one transaction, so the parts arrive together and in order.
      await database.pool.query('SELECT pg_notify($1, part) FROM unnest($2::text[]) AS part', [
        CHANNEL,
        partsOf(event),
      ]);
    },
    async receive(receiver) {
      const join = createJoiner();
      stopListening = await database.listen(CHANNEL, (part) => {
        try {
          const event = join(part);
          if (event) receiver(event);
        } catch (error) {
          log.warn({ err: error }, 'a realtime event could not be read');
        }
      });
    },
    async close() {
      await stopListening?.();
    },
  };
}

/** Splits an event into parts `id index count text`, in ASCII, so that characters are bytes. */
function partsOf(event: BusEvent): string[] {
  const escaped = JSON.stringify(event).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const id = randomUUID();
  const count = Math.ceil(escaped.length / PART_LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const text = escaped.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH);
    return `${id} ${index} ${count} ${text}`;
  });
}

function createJoiner(): (part: string) => BusEvent | null {
  const unfinished = new Map<string, string[]>();
  return (part) => {
    const [, id = '', , count = '', text = ''] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(part) ?? [];
    const parts = [...(unfinished.get(id) ?? []), text];
    if (parts.length < Number(count)) {
      const [oldest] = unfinished.keys();
      if (unfinished.size >= UNFINISHED_LIMIT && oldest !== undefined) unfinished.delete(oldest);
      unfinished.set(id, parts);
      return null;
    }
    unfinished.delete(id);
    return JSON.parse(parts.join('')) as BusEvent;
  };
}
