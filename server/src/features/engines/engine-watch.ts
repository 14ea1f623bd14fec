import type { EngineErrorKind } from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { RoutedEngine } from './routed-engine.ts';

/** How long "I am well" holds: renders come in bursts. What is down is asked each time. */
const CHECK_HOLDS_MS = 3_000;

export type EngineWatch = ReturnType<typeof createEngineWatch>;

/** What this process knows of one engine: how it is, what it does now, and what it was given so far. */
export function createEngineWatch(routed: RoutedEngine, clock: Clock) {
  const { engine } = routed;
  const breaker = createCircuitBreaker(clock);
  let running = 0;
  let served = 0;
  let wellAt = -Infinity;

  async function check(): Promise<boolean> {
    const now = clock.now().getTime();
    if (now - wellAt < CHECK_HOLDS_MS) return true;
    const isWell = await engine.isHealthy();
    wellAt = isWell ? now : -Infinity;
    return isWell;
  }

  return {
    routed,
    running: (): number => running,
    restsUntil: (): Date | null => (routed.isOwn ? null : breaker.restsUntil()),

    /** Our own engine does not rest: nothing would be left. */
    isWell: async (): Promise<boolean> => (routed.isOwn ? engine.isHealthy() : breaker.allows() && (await check())),

    /** What it tells of its queue, or what it was given from here where it tells less. */
    async load() {
      const told = await engine.queueDepth();
      return { weight: routed.weight, depth: Math.max(told ?? 0, running), served };
    },

    /** A task begins; call what is answered when it is over. */
    begin(): (kind: EngineErrorKind | null) => void {
      running++;
      served++;
      breaker.begin();
      return (kind) => {
        running--;
        // What could not be reached is asked again before the next task.
        if (kind === 'unavailable') wellAt = -Infinity;
        breaker.end(kind);
      };
    },
  };
}
