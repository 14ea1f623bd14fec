/** A thread of the studio: one picture of a task, or one file of a scene, at a time. Started by the engine's pool. */
import type { EngineProgress } from '../image-engine.ts';
import { exportScene } from '../export/export-scene.ts';
import { generateImage } from '../operations/generate.ts';
import { inpaint } from '../operations/inpaint.ts';
import { editContext, emitProgress, ownPixels, sendImages } from './edit-messages.ts';
import { serveJobs } from './serve-jobs.ts';
import type { JobAnswer, JobContext } from './serve-jobs.ts';
import type { DrawInput, ExportInput, InpaintInput, StudioAnswer, StudioJob } from './studio-job.ts';

serveJobs<StudioJob, EngineProgress, StudioAnswer>((job, context) => {
  switch (job.kind) {
    case 'draw':
      return draw(job, context);
    case 'export':
      return write(job, context);
    case 'inpaint':
      return fill(job, context);
  }
});

async function draw(
  { task, scene, index }: DrawInput,
  context: JobContext<EngineProgress>,
): Promise<JobAnswer<StudioAnswer>> {
  const { isCancelled } = context;
  const image = await generateImage(task, scene, { index, isCancelled, onProgress: emitProgress(context) });
  const pixels = ownPixels(image.pixels);
  return { output: { kind: 'draw', image: { ...image, pixels } }, transfer: [pixels.data.buffer] };
}

async function write(
  { scene, format }: ExportInput,
  { isCancelled }: JobContext<EngineProgress>,
): Promise<JobAnswer<StudioAnswer>> {
  const file = await exportScene(scene, format, isCancelled);
  const data = new Uint8Array(file.data);
  return { output: { kind: 'export', file: { ...file, data } }, transfer: [data.buffer] };
}

async function fill(
  { task, index, seed }: InpaintInput,
  context: JobContext<EngineProgress>,
): Promise<JobAnswer<StudioAnswer>> {
  const { images, transfer } = sendImages(await inpaint(task, editContext(context, { index, seed })));
  return { output: { kind: 'inpaint', images }, transfer };
}
