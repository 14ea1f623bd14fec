import type { Hex } from '../../../foundation/colour/hex.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { createThreadPool } from '../../../foundation/threads/thread-pool.ts';
import type { ColourJob, GarmentJob, PixelAnswer, PixelJob } from './pixel-job.ts';

/** A single thread for edits of pixels, started with the first message that needs it. */
export interface PixelWorker {
  /** @throws EngineError `cancelled`. */
  run(job: PixelJob, signal: AbortSignal): Promise<EnginePixels>;
  /**
   * The mask of the worn garment, or else of the whole subject; null where there is none.
   * @throws EngineError `cancelled`.
   */
  garment(job: Omit<GarmentJob, 'kind'>, signal: AbortSignal): Promise<EngineMask | null>;
  /**
   * The colour of the garment of a picture, or of what it shows where there is none.
   * @throws EngineError `cancelled`.
   */
  colour(job: Omit<ColourJob, 'kind'>, signal: AbortSignal): Promise<Hex>;
  close(): Promise<void>;
}

export function createPixelWorker(): PixelWorker {
  const entry = new URL('./pixel-thread.ts', import.meta.url);
  const start = () => createThreadPool<PixelJob | GarmentJob | ColourJob, never, PixelAnswer>(entry, 1);
  let pool: ReturnType<typeof start> | null = null;
  const ask = (job: PixelJob | GarmentJob | ColourJob, signal: AbortSignal) =>
    (pool ??= start()).run(job, signal, () => undefined);
  return {
    async run(job, signal) {
      const answer = await ask(job, signal);
      if (answer.kind !== 'pixels') throw new TypeError('the pixel thread answered a picture with a mask');
      return answer.pixels;
    },
    async garment(job, signal) {
      const answer = await ask({ kind: 'garment', ...job }, signal);
      if (answer.kind !== 'mask') throw new TypeError('the pixel thread answered a garment with a picture');
      return answer.mask;
    },
    async colour(job, signal) {
      const answer = await ask({ kind: 'colour', ...job }, signal);
      if (answer.kind !== 'colour') throw new TypeError('the pixel thread answered a colour with a picture');
      return answer.hex;
    },
    close: async () => pool?.close(),
  };
}
