import { setTimeout as wait } from 'node:timers/promises';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { PollTimes } from './running-job.ts';

interface Watch extends PollTimes {
  /** Polls once; resolves to whether there was news of the job. An error counts as no news. */
  readonly poll: () => Promise<boolean>;
  /** Aborted when the job is over. */
  readonly ended: AbortSignal;
  /** When it aborts, the next poll happens at once; the interval after that is as before. */
  readonly pollNow: AbortSignal;
}

/** Polls until the job is over. @throws ImageEngineError `unavailable` when there was no news for too long. */
export async function watch({ poll, ended, pollNow, pollMs, lostMs }: Watch): Promise<void> {
  let lastNews = performance.now();
  while (!ended.aborted) {
    const pause = AbortSignal.any(pollNow.aborted ? [ended] : [ended, pollNow]);
    await wait(pollMs, undefined, { signal: pause }).catch(() => undefined);
    if (ended.aborted) return;
    if (await poll().catch(() => false)) lastNews = performance.now();
    else if (performance.now() - lastNews > lostMs) {
      throw new ImageEngineError('unavailable', `no sign of the job for ${Math.round(lostMs / 1000)} seconds`);
    }
  }
}

/** Rejects with `cancelled` when the signal is aborted; never resolves. */
export function givenUp(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const cancel = () => reject(new ImageEngineError('cancelled', 'given up', { cause: signal.reason }));
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  promise.catch(() => undefined);
  return promise;
}
