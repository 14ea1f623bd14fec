/**
 * Fits and checks the pictures of one delivery, one after another, in a thread that starts with the first picture and
 * is terminated when `signal` aborts.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Channel, FileCheck } from '@kenna/contract';
import type { FittedPicture } from './fit-picture.ts';
import type { FittingAnswer, FittingTask } from './fitting-thread.ts';

export interface Fitting {
  /** @throws Error when the file cannot be decoded; the reason of the signal. */
  readonly fit: (file: Uint8Array, channel: Channel) => Promise<FittedPicture | FileCheck>;
  /** @throws as `fit`. */
  readonly check: (file: Uint8Array, channel: Channel) => Promise<readonly FileCheck[]>;
}

export function openFitting(signal: AbortSignal): Fitting {
  let thread: Worker | null = null;
  signal.addEventListener('abort', () => void thread?.terminate(), { once: true });

  async function answerTo(task: FittingTask): Promise<FittingAnswer> {
    signal.throwIfAborted();
    thread ??= new Worker(new URL('./fitting-thread.ts', import.meta.url));
    thread.postMessage(task);
    try {
      const [answer] = (await once(thread, 'message', { signal })) as [FittingAnswer];
      return answer;
    } catch (error) {
      // An error has ended the thread, so that the next picture needs a new one.
      thread = null;
      signal.throwIfAborted();
      throw error;
    }
  }

  return {
    async fit(file, channel) {
      const answer = await answerTo({ kind: 'fit', file, channel });
      if (answer.kind !== 'fit') throw new Error(`unexpected answer ${answer.kind}`);
      return answer.fitted;
    },
    async check(file, channel) {
      const answer = await answerTo({ kind: 'check', file, channel });
      if (answer.kind !== 'check') throw new Error(`unexpected answer ${answer.kind}`);
      return answer.checks;
    },
  };
}
