/**
 * Adjusts pictures at full size. This needs neither networks nor the studio, so the adjuster is separate from the
 * engine and has its own small thread, which is started with the first picture.
 */
import { COLOUR_TABLE_SIDE } from '@kenna/contract/colour-table';
import { EngineError } from '../foundation/task/engine-error.ts';
import type { EnginePixels } from '../foundation/image/pixels.ts';
import { checkPixels } from './check-task.ts';
import { createThreadPool } from '../foundation/threads/thread-pool.ts';
import type { PixelAdjustment } from '../tools/adjust/adjust-pixels.ts';
import type { AdjustJob } from '../tools/adjust/adjust-thread.ts';

export interface Adjuster {
  /** @throws EngineError `cancelled`, `bad_input`. */
  adjust(
    source: EnginePixels,
    adjustment: PixelAdjustment,
    options: { readonly signal: AbortSignal },
  ): Promise<EnginePixels>;
  close(): Promise<void>;
}

const MAX_SIDE = 6000;
const TABLE_LENGTH = COLOUR_TABLE_SIDE ** 3 * 3;

export function createAdjuster(): Adjuster {
  const start = () =>
    createThreadPool<AdjustJob, never, EnginePixels>(new URL('../tools/adjust/adjust-thread.ts', import.meta.url), 1);
  let pool: ReturnType<typeof start> | null = null;
  return {
    async adjust(source, adjustment, { signal }) {
      checkPixels('source', source);
      checkAdjustment(adjustment);
      pool ??= start();
      return pool.run({ source, adjustment }, signal, () => undefined);
    },
    close: async () => pool?.close(),
  };
}

function checkAdjustment({ width, height, toSource, colours }: PixelAdjustment): void {
  const sides = [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= MAX_SIDE);
  if (!sides) throw new EngineError('bad_input', `sides must be 1 to ${MAX_SIDE}, not ${width} by ${height}`);
  if (!toSource.every(Number.isFinite)) throw new EngineError('bad_input', 'toSource must be six finite numbers');
  if (colours !== null && colours.length !== TABLE_LENGTH) {
    throw new EngineError('bad_input', `colours must have ${TABLE_LENGTH} numbers, not ${colours.length}`);
  }
}
