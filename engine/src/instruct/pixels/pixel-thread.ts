/** A thread for what messages do to pixels, so that the largest picture does not hold up a request. Started by its pool. */
import type { EnginePixels } from '../../image-engine.ts';
import { serveJobs } from '../../threads/serve-jobs.ts';
import type { PixelJob } from './pixel-job.ts';
import { runPixelJob } from './run-pixel-job.ts';

serveJobs<PixelJob, never, EnginePixels>(async (job, { isCancelled }) => {
  const made = runPixelJob(job, isCancelled);
  const data = new Uint8Array(made.data);
  return { output: { ...made, data }, transfer: [data.buffer] };
});
