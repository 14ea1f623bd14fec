import type { EditedImage } from '../../words/tasks/edit-task.ts';
import type { EngineImage } from '../../words/tasks/generate-task.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { SceneFile } from '../../tools/export/scene-file.ts';
import type { DrawInput, ExportInput, StudioAnswer, StudioEditInput, StudioJob } from './studio-job.ts';
import { createThreadPool } from '../../foundation/threads/thread-pool.ts';
import { createWarmUp } from './create-warm-up.ts';

/**
 * Worker threads that draw, export and edit pictures; `shape` is equal for jobs that need the same shape, so a thread
 * can reuse it.
 */
export interface StudioThreads {
  draw(
    input: DrawInput,
    signal: AbortSignal,
    onProgress: (progress: EngineProgress) => void,
    shape: string,
  ): Promise<EngineImage>;
  /** Runs below all other jobs, and rejects at once when it is cancelled. */
  preview(input: DrawInput, signal: AbortSignal, shape: string): Promise<EngineImage>;
  export(input: ExportInput, signal: AbortSignal, shape: string): Promise<SceneFile>;
  edit(
    input: StudioEditInput,
    signal: AbortSignal,
    onProgress: (progress: EngineProgress) => void,
  ): Promise<readonly EditedImage[]>;
  close(): Promise<void>;
}

/** Milliseconds without a job before the threads warm up: longer than between two words of somebody who types. */
const WARM_UP_PAUSE = 1000;

/**
 * `warmUpDrawing` is drawn unseen on every thread after the first preview, so that the code of common garments is
 * compiled before the next one.
 */
export function createStudioThreads(count: number, warmUpDrawing: () => DrawInput): StudioThreads {
  const entry = new URL('./studio-thread.ts', import.meta.url);
  const pool = createThreadPool<StudioJob, EngineProgress, StudioAnswer>(entry, count);
  const warmUp = createWarmUp(count, WARM_UP_PAUSE, (signal) =>
    pool.run({ kind: 'draw', ...warmUpDrawing(), isPreview: true }, signal, () => undefined, undefined, 'low'),
  );
  let running = 0;

  const run: typeof pool.run = async (...job) => {
    warmUp.stop();
    running++;
    try {
      return await pool.run(...job);
    } finally {
      running--;
    }
  };

  return {
    async draw(input, signal, onProgress, shape) {
      const answer = await run({ kind: 'draw', ...input }, signal, onProgress, shape);
      if (answer.kind !== 'draw') throw new TypeError('a drawing thread answered with something else');
      return answer.image;
    },
    async preview(input, signal, shape) {
      const job = { kind: 'draw', ...input, isPreview: true } as const;
      const answer = await run(job, signal, () => undefined, shape, 'low');
      if (running === 0) warmUp.start();
      if (answer.kind !== 'draw') throw new TypeError('a drawing thread answered with something else');
      return answer.image;
    },
    async export(input, signal, shape) {
      const answer = await run({ kind: 'export', ...input }, signal, () => undefined, shape);
      if (answer.kind !== 'export') throw new TypeError('a writing thread answered with something else');
      return answer.file;
    },
    async edit(input, signal, onProgress) {
      const answer = await run({ kind: 'edit', ...input }, signal, onProgress);
      if (answer.kind !== 'edit') throw new TypeError('a working thread answered with something else');
      return answer.images;
    },
    async close() {
      warmUp.stop();
      await pool.close();
    },
  };
}
