/** A thread that adjusts pictures, so that the largest one does not hold up a request. Started by the adjuster's pool. */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { serveJobs } from '../../foundation/threads/serve-jobs.ts';
import { adjustPixels } from './adjust-pixels.ts';
import type { PixelAdjustment } from './adjust-pixels.ts';

export interface AdjustJob {
  readonly source: EnginePixels;
  readonly adjustment: PixelAdjustment;
}

serveJobs<AdjustJob, never, EnginePixels>(async ({ source, adjustment }, { isCancelled }) => {
  const adjusted = adjustPixels(source, adjustment, isCancelled);
  const data = new Uint8Array(adjusted.data);
  return { output: { ...adjusted, data }, transfer: [data.buffer] };
});
