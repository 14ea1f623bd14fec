/** A thread that adjusts pictures, so that a large one does not block requests. Started by the adjuster's pool. */
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
