import type { MaskJob } from './mask-job.ts';
import type { SaveDraftJob } from './mask-worker.ts';

export interface MaskJobs {
  /** Runs jobs one after the other. @throws when the worker fails or the browser cannot start one. */
  readonly run: (job: MaskJob | SaveDraftJob) => Promise<Uint8Array>;
  readonly stop: () => void;
}

/** Runs long work on masks in a worker that starts with the first job. */
export function createMaskJobs(): MaskJobs {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const post = (job: MaskJob | SaveDraftJob) =>
    new Promise<Uint8Array>((resolve, reject) => {
      worker ??= new Worker(new URL('./mask-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => resolve(data);
      worker.onerror = ({ message }) => {
        worker = null;
        reject(new Error(message));
      };
      worker.postMessage(job);
    });
  return {
    run: (job) => {
      const next = last.then(() => post(job));
      last = next.catch(() => {});
      return next;
    },
    stop: () => worker?.terminate(),
  };
}
