/**
 * The worker thread in which Edit With Chat changes pixels, finds garments and reads their colour, so that the thread of
 * the caller stays free. Started by its pool.
 */
import { stopIfCancelled } from '../../../foundation/task/edit-context.ts';
import { garmentMatte } from '../../../perception/garments/garment-matte.ts';
import { dyeShares } from '../../recolour/dye-shares.ts';
import { opaquePicture } from '../../recolour/dress-picture.ts';
import { garmentColour } from '../../recolour/garment-colour.ts';
import { isToldApart } from '../../../perception/garments/judge-garment.ts';
import { serveJobs, type JobAnswer } from '../../../foundation/threads/serve-jobs.ts';
import type { ColourJob, GarmentJob, PixelAnswer, PixelJob } from './pixel-job.ts';
import { runPixelJob } from './run-pixel-job.ts';

serveJobs<PixelJob | GarmentJob | ColourJob, never, PixelAnswer>(async (job, { isCancelled }) => {
  if (job.kind === 'garment') return findGarment(job, isCancelled);
  if (job.kind === 'colour')
    return { output: { kind: 'colour', hex: await findColour(job, isCancelled) }, transfer: [] };
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

/** Share of the picture that a garment must cover for its colour to be meant; a smaller one is a detail. */
const MIN_COVER = 0.02;

async function findColour({ source, findings }: ColourJob, isCancelled: () => boolean) {
  const check = () => stopIfCancelled({ isCancelled });
  const found = await garmentMatte(source, findings, null, check);
  const covered = found ? found.matte.reduce((sum, value) => sum + value, 0) : 0;
  const isFound = found && covered > MIN_COVER * found.matte.length;
  const matte = isFound ? found.matte : new Float32Array(source.width * source.height).fill(1);
  const { picture, cover } = opaquePicture(source, matte);
  return garmentColour(picture, cover, dyeShares(picture, cover, check));
}
