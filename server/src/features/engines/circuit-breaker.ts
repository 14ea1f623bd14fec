import type { EngineErrorKind } from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';

/** Failures in a row after which an engine is left alone. */
const FAILURES = 3;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 5 * 60_000;

/** What lies in the engine and not in the request. */
const COUNTED: readonly EngineErrorKind[] = ['unavailable', 'timeout', 'failed', 'out_of_memory'];

/**
 * Keeps work from an engine that fails again and again: after three failures in a row it rests for half a minute, then
 * one task tries it, and each further failure doubles the rest, up to five minutes.
 */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  const isResting = () => failures >= FAILURES && (isTrying || clock.now().getTime() < restsUntil);

  return {
    /** False while it rests, and while one task tries it after that. */
    allows: (): boolean => !isResting(),

    /** A task begins. */
    begin(): void {
      isTrying = failures >= FAILURES;
    },

    /** A task is over; null when it went well. */
    end(kind: EngineErrorKind | null): void {
      isTrying = false;
      if (kind === null) failures = 0;
      if (kind === null || !COUNTED.includes(kind)) return;
      failures++;
      const rest = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** Math.max(0, failures - FAILURES));
      restsUntil = clock.now().getTime() + rest;
    },

    /** When work may come again; null when it may now. */
    restsUntil: (): Date | null => (isResting() ? new Date(restsUntil) : null),
  };
}
