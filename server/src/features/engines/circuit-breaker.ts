import type { EngineErrorKind } from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';

/** Consecutive failures after which an engine is paused. */
const FAILURES = 3;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 5 * 60_000;

/** Errors caused by the engine, not by the request. */
const COUNTED: readonly EngineErrorKind[] = ['unavailable', 'timeout', 'failed', 'out_of_memory'];

/**
 * Pauses an engine that fails repeatedly: after three consecutive failures for half a minute; then one task tries it,
 * and each further failure doubles the pause, up to five minutes.
 */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0;
  let pausedUntil = 0;
  let isTrying = false;
  const isPaused = () => failures >= FAILURES && (isTrying || clock.now().getTime() < pausedUntil);

  return {
    /** Returns false during a pause, and while one task tries the engine after it. */
    allows: (): boolean => !isPaused(),

    /** Call when a task starts. */
    begin(): void {
      isTrying = failures >= FAILURES;
    },

    /** Call when a task ends; null when it succeeded. */
    end(kind: EngineErrorKind | null): void {
      isTrying = false;
      if (kind === null) failures = 0;
      if (kind === null || !COUNTED.includes(kind)) return;
      failures++;
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - FAILURES));
      pausedUntil = clock.now().getTime() + pause;
    },

    /** End of the pause; null when the engine is available now. */
    pausedUntil: (): Date | null => (isPaused() ? new Date(pausedUntil) : null),
  };
}
