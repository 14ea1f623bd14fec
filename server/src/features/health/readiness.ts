/**
 * Whether this process can serve, for a balancer's probe. The parts are asked in the background, so that a probe takes
 * constant time however many pictures there are and however slowly a part answers.
 */
import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import type { Clock } from '../../shared/clock.ts';

/**
 * A part counts as healthy for this long after its last answer, so that a quick restart of the database is not
 * reported.
 */
const ANSWER_VALID_MS = 15_000;
/** Three checks fit into the validity of one answer. */
const CHECK_INTERVAL_MS = 5000;

interface ReadinessReport {
  readonly isReady: boolean;
  /** Whether each part has answered recently. */
  readonly parts: Readonly<Record<string, boolean>>;
}

interface Parts {
  /** By name of the part; a check rejects when the part is not well. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

export function createReadiness({ checks, clock, log }: Parts) {
  const answeredAt = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | null = null;

  const run = (name: string, check: () => Promise<unknown>): Promise<void> =>
    check()
      .then(
        () => void answeredAt.set(name, clock.now().getTime()),
        (error: unknown) => log.warn({ err: error, part: name }, 'a part of the installation is not well'),
      )
      .finally(() => running.delete(name));

  /** Asks every part that is not still being asked; resolves when all have answered or failed. */
  async function check(): Promise<void> {
    for (const [name, ask] of Object.entries(checks)) if (!running.has(name)) running.set(name, run(name, ask));
    await Promise.all(running.values());
  }

  return {
    check,
    async start(): Promise<void> {
      timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
      await check();
    },
    async stop(): Promise<void> {
      if (timer) clearInterval(timer);
      await Promise.all(running.values());
    },
    report(): ReadinessReport {
      const oldest = clock.now().getTime() - ANSWER_VALID_MS;
      const parts = Object.fromEntries(
        Object.keys(checks).map((name) => [name, (answeredAt.get(name) ?? -Infinity) >= oldest]),
      );
      return { isReady: Object.values(parts).every(Boolean), parts };
    },
  };
}
