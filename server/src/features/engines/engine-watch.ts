import type { EngineErrorKind } from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { RoutedEngine } from './routed-engine.ts';

/**
 * How long a positive health check is cached, since renders come in bursts. An engine that is down is checked each
 * time.
 */
const CHECK_HOLDS_MS = 3_000;

export type EngineWatch = ReturnType<typeof createEngineWatch>;

/** The state of one engine in this process: its health, its load, and the tasks given to it. */
export function createEngineWatch(routed: RoutedEngine, clock: Clock) {
  const { engine } = routed;
  const breaker = createCircuitBreaker(clock);
  let running = 0;
  let served = 0;
  let wellAt = -Infinity;
  let wasReached = false;
  let wasTried = false;
  let reaching: Promise<unknown> | null = null;

  async function check(): Promise<boolean> {
    const now = clock.now().getTime();
    if (now - wellAt < CHECK_HOLDS_MS) return true;
    const isWell = await engine.isHealthy();
    wellAt = isWell ? now : -Infinity;
    wasReached ||= isWell;
    wasTried = true;
    return isWell;
  }

  return {
    routed,
    running: (): number => running,
    pausedUntil: (): Date | null => (routed.isOwn ? null : breaker.pausedUntil()),

    /**
     * Reaches an engine that this process has not reached yet: until then, it answers by its settings what it can do.
     * Only the first attempt is waited for, so that an engine that is down delays nobody.
     */
    async meet(): Promise<void> {
      if (routed.isOwn || wasReached) return;
      reaching ??= check().finally(() => (reaching = null));
      if (!wasTried) await reaching;
    },

    /** The built-in engine is never paused, because there is no further fallback. */
    isWell: async (): Promise<boolean> => (routed.isOwn ? engine.isHealthy() : breaker.allows() && (await check())),

    /** The queue length that it reports, or the number of our own running tasks if that is larger. */
    async load() {
      const reported = await engine.queueDepth();
      return { weight: routed.weight, depth: Math.max(reported ?? 0, running), served };
    },

    /** Records the start of a task; call the returned function when it ends. */
    begin(): (kind: EngineErrorKind | null) => void {
      running++;
      served++;
      breaker.begin();
      return (kind) => {
        running--;
        // An unreachable engine is checked again before the next task.
        if (kind === 'unavailable') wellAt = -Infinity;
        breaker.end(kind);
      };
    },
  };
}
