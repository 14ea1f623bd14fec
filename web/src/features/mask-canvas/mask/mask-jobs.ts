import type { MaskJob } from './mask-job.ts';
import type { KeepJob } from './mask-thread.ts';

export interface MaskJobs {
  /** One after the other. @throws when the thread ends or the browser starts none. */
  readonly run: (job: MaskJob | KeepJob) => Promise<Uint8Array>;
  readonly stop: () => void;
}

/** Long work on masks in a thread that starts with its first job. */
export function createMaskJobs(): MaskJobs {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const ask = (job: MaskJob | KeepJob) =>
    new Promise<Uint8Array>((resolve, reject) => {
      thread ??= new Worker(new URL('./mask-thread.ts', import.meta.url), { type: 'module' });
      thread.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
      thread.onerror = ({ message }) => {
        thread = null;
        reject(new Error(message));
      };
      thread.postMessage(job);
    });
  return {
    run: (job) => {
      const next = last.then(() => ask(job));
      last = next.catch(() => {});
      return next;
    },
    stop: () => thread?.terminate(),
  };
}
