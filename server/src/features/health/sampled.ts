import type { Clock } from '../../shared/clock.ts';

/**
 * Calls `read` at most once per `maxAgeMs` and returns its last value in between; concurrent callers share one call.
 */
export function sampled<Value>(read: () => Promise<Value>, maxAgeMs: number, clock: Clock): () => Promise<Value> {
  let readAt = -Infinity;
  let sample: Promise<Value> | null = null;
  return () => {
    const now = clock.now().getTime();
    if (sample === null || now - readAt >= maxAgeMs) {
      readAt = now;
      const own = read();
      sample = own;
      // A failed call is repeated by the next caller.
      own.catch(() => {
        if (sample === own) sample = null;
      });
    }
    return sample;
  };
}
