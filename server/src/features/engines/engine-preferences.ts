/**
 * The admins' orders of engines and of families of models. Every process reads them again before it selects an engine, at
 * most every few seconds, so that a change holds on all servers without a restart.
 */
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { enginesRepository } from './engines.repository.ts';

/** How long an order that was read counts as current. */
const FRESH_MS = 2_000;

interface Parts {
  readonly repository: Pick<ReturnType<typeof enginesRepository>, 'listPreferences'>;
  readonly engines: readonly ImageEngine[];
  readonly clock: Clock;
}

export function createEnginePreferences({ repository, engines, clock }: Parts) {
  let readAt = -Infinity;
  let order: readonly string[] = [];
  let withFamilies: readonly string[] = [];

  async function read(): Promise<void> {
    const rows = await repository.listPreferences();
    order = rows.flatMap(({ engine, place }) => (place === null ? [] : [engine]));
    withFamilies = rows.flatMap(({ engine, families }) => (families === null ? [] : [engine]));
    for (const engine of engines)
      engine.preferFamilies?.(rows.find((row) => row.engine === engine.name)?.families ?? null);
  }

  return {
    /** Place of an engine in the order, counted from 0; null for one that is not in it. */
    placeOf(engine: string): number | null {
      const place = order.indexOf(engine);
      return place < 0 ? null : place;
    },

    /** Whether an admin has set the order of families on an engine. */
    ordersFamilies: (engine: string): boolean => withFamilies.includes(engine),

    /** Reads the orders if they may be old. While the database cannot be reached, the last known ones stay in force. */
    async refresh(): Promise<void> {
      const now = clock.now().getTime();
      if (now - readAt < FRESH_MS) return;
      readAt = now;
      await read().catch(() => {
        readAt = -Infinity;
      });
    },

    /** Reads the orders after a change by this process. */
    async reload(): Promise<void> {
      await read();
      readAt = clock.now().getTime();
    },
  };
}
