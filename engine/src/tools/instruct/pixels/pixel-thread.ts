/**
 * The worker thread in which Edit With Chat changes pixels and finds garments, so that a large picture does not block
 * requests. Started by its pool.
 */
import { stopIfCancelled } from '../../../foundation/task/edit-context.ts';
import { garmentMatte } from '../../../perception/garments/garment-matte.ts';
import { isToldApart } from '../../../perception/garments/judge-garment.ts';
import { serveJobs, type JobAnswer } from '../../../foundation/threads/serve-jobs.ts';
import type { GarmentJob, PixelAnswer, PixelJob } from './pixel-job.ts';
import { runPixelJob } from './run-pixel-job.ts';

serveJobs<PixelJob | GarmentJob, never, PixelAnswer>(async (job, { isCancelled }) => {
  if (job.kind === 'garment') return findGarment(job, isCancelled);
  const made = runPixelJob(job, isCancelled);
  const data = new Uint8Array(made.data);
  return { output: { kind: 'pixels', pixels: { ...made, data } }, transfer: [data.buffer] };
});

async function findGarment(job: GarmentJob, isCancelled: () => boolean): Promise<JobAnswer<PixelAnswer>> {
  const { source, findings, wanted } = job;
  const found = await garmentMatte(source, findings, wanted, () => stopIfCancelled({ isCancelled }));
  const isUnclear = findings.unposed || (found?.evidence && !isToldApart(found.evidence));
  if (!found || isUnclear) return { output: { kind: 'mask', mask: null }, transfer: [] };
  const data = Uint8Array.from(found.matte, (share) => Math.round(255 * share));
  const { width, height } = source;
  return { output: { kind: 'mask', mask: { width, height, data } }, transfer: [data.buffer] };
}
