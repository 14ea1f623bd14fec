import { setTimeout as wait } from 'node:timers/promises';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { Patience } from './running-job.ts';

interface Watch extends Patience {
  /** Looks once; resolves to whether there was a sign of the job. What it throws counts as no sign. */
  readonly look: () => Promise<boolean>;
  /** The job is over. */
  readonly ended: AbortSignal;
  /** Looks at once, and then as before. */
  readonly hurry: AbortSignal;
}

/** Looks again and again until the job is over. @throws ImageEngineError `unavailable` when it left no sign for too long. */
export async function watch({ look, ended, hurry, pollMs, lostMs }: Watch): Promise<void> {
  let lastSign = performance.now();
  while (!ended.aborted) {
    const pause = AbortSignal.any(hurry.aborted ? [ended] : [ended, hurry]);
    await wait(pollMs, undefined, { signal: pause }).catch(() => undefined);
    if (ended.aborted) return;
    if (await look().catch(() => false)) lastSign = performance.now();
    else if (performance.now() - lastSign > lostMs) {
      throw new ImageEngineError('unavailable', `no sign of the job for ${Math.round(lostMs / 1000)} seconds`);
    }
  }
}

/** Rejects with `cancelled` once the signal says so; never resolves. */
export function givenUp(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const tell = () => reject(new ImageEngineError('cancelled', 'given up', { cause: signal.reason }));
  if (signal.aborted) tell();
  else signal.addEventListener('abort', tell, { once: true });
  promise.catch(() => undefined);
  return promise;
}
