/**
 * Marks pictures invisibly and reads the marks. This needs neither networks nor the studio, so the watermarker is
 * separate from the engine and has its own small thread, which is started with the first picture.
 */
import { EngineError } from '../foundation/task/engine-error.ts';
import type { EnginePixels } from '../foundation/image/pixels.ts';
import { createThreadPool } from '../foundation/threads/thread-pool.ts';
import { DATA_LENGTH } from '../tools/watermark/error-correction.ts';
import type { FoundWatermark } from '../tools/watermark/read-watermark.ts';
import type { WatermarkAnswer, WatermarkJob } from '../tools/watermark/watermark-thread.ts';
import { checkPixels } from './check-task.ts';

export interface Watermarker {
  /** A marked copy of a picture. `bits`: 64 values of 0 or 1. @throws EngineError `cancelled`, `bad_input`. */
  add(source: EnginePixels, bits: Uint8Array, options: { readonly signal: AbortSignal }): Promise<EnginePixels>;
  /** The mark of a picture, null where none can be read. @throws EngineError `cancelled`, `bad_input`. */
  read(source: EnginePixels, options: { readonly signal: AbortSignal }): Promise<FoundWatermark | null>;
  close(): Promise<void>;
}

export function createWatermarker(): Watermarker {
  const entry = new URL('../tools/watermark/watermark-thread.ts', import.meta.url);
  const start = () => createThreadPool<WatermarkJob, never, WatermarkAnswer>(entry, 1);
  let pool: ReturnType<typeof start> | null = null;
  const run = (job: WatermarkJob, signal: AbortSignal) => {
    checkPixels('source', job.source);
    return (pool ??= start()).run(job, signal, () => undefined);
  };
  return {
    async add(source, bits, { signal }) {
      if (bits.length !== DATA_LENGTH) throw new EngineError('bad_input', `a mark has ${DATA_LENGTH} bits`);
      const answer = await run({ kind: 'add', source, bits }, signal);
      if (answer.kind !== 'add') throw new TypeError('the watermark thread answered a picture with a mark');
      return answer.pixels;
    },
    async read(source, { signal }) {
      const answer = await run({ kind: 'read', source }, signal);
      if (answer.kind !== 'read') throw new TypeError('the watermark thread answered a reading with a picture');
      return answer.found;
    },
    close: async () => pool?.close(),
  };
}
