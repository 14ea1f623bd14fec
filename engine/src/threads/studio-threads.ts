import type { EngineImage, EngineProgress } from '../image-engine.ts';
import type { SceneFile } from '../picture-scene.ts';
import type { DrawInput, ExportInput, StudioAnswer, StudioJob } from './studio-job.ts';
import { createThreadPool } from './thread-pool.ts';

/** Threads that draw and write; `shape` is equal for jobs that need the same shape. */
export interface StudioThreads {
  draw(
    input: DrawInput,
    signal: AbortSignal,
    onProgress: (progress: EngineProgress) => void,
    shape: string,
  ): Promise<EngineImage>;
  export(input: ExportInput, signal: AbortSignal, shape: string): Promise<SceneFile>;
  close(): Promise<void>;
}

export function createStudioThreads(count: number): StudioThreads {
  const entry = new URL('./studio-thread.ts', import.meta.url);
  const pool = createThreadPool<StudioJob, EngineProgress, StudioAnswer>(entry, count);
  return {
    async draw(input, signal, onProgress, shape) {
      const answer = await pool.run({ kind: 'draw', ...input }, signal, onProgress, shape);
      if (answer.kind !== 'draw') throw new TypeError('a drawing thread answered with a file');
      return answer.image;
    },
    async export(input, signal, shape) {
      const answer = await pool.run({ kind: 'export', ...input }, signal, () => undefined, shape);
      if (answer.kind !== 'export') throw new TypeError('a writing thread answered with a picture');
      return answer.file;
    },
    close: () => pool.close(),
  };
}
