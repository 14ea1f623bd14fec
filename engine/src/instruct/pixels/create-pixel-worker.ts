import type { EnginePixels } from '../../image-engine.ts';
import { createThreadPool } from '../../threads/thread-pool.ts';
import type { PixelJob } from './pixel-job.ts';

/** One light thread, started with the first message that needs it. */
export interface PixelWorker {
  /** @throws EngineError `cancelled`. */
  run(job: PixelJob, signal: AbortSignal): Promise<EnginePixels>;
  close(): Promise<void>;
}

export function createPixelWorker(): PixelWorker {
  const start = () => createThreadPool<PixelJob, never, EnginePixels>(new URL('./pixel-thread.ts', import.meta.url), 1);
  let pool: ReturnType<typeof start> | null = null;
  return {
    run: (job, signal) => (pool ??= start()).run(job, signal, () => undefined),
    close: async () => pool?.close(),
  };
}
