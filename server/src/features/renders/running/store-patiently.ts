import { setTimeout as delay } from 'node:timers/promises';
import { BlobStoreUnavailable } from '../../../ports/blob-store.port.ts';

/** Waits before each further try, in milliseconds: 8.5 seconds together, in each try of the job. */
const WAITS_MS = [100, 400, 1600, 6400];

/**
 * Repeats an action of a job while the store of files is away, so that a short outage does not cost the picture that was
 * drawn. @throws the last error, when the store stays away, or the signal's reason.
 */
export async function storePatiently<Result>(action: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (const wait of WAITS_MS) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof BlobStoreUnavailable)) throw error;
      await delay(wait, undefined, { signal });
    }
  }
  return action();
}
