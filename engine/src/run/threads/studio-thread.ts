/**
 * A thread of the studio: it makes one picture of a task, or one file of a scene, at a time. Started by the engine's
 * pool.
 */
import type { EditedImage } from '../../words/tasks/edit-task.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import { exportScene } from '../../tools/export/export-scene.ts';
import type { EditContext } from '../../foundation/task/edit-context.ts';
import { generateImage, previewImage } from '../operations/generate.ts';
import { inpaint } from '../operations/inpaint.ts';
import { outpaint } from '../operations/outpaint.ts';
import { sketch } from '../operations/sketch.ts';
import { tryOn } from '../operations/try-on.ts';
import { vary } from '../operations/vary.ts';
import { collectGarbage } from '../../foundation/threads/collect-garbage.ts';
import { editContext, emitProgress, ownPixels, sendImages } from './edit-messages.ts';
import { serveJobs } from '../../foundation/threads/serve-jobs.ts';
import type { JobAnswer, JobContext } from '../../foundation/threads/serve-jobs.ts';
import type { DrawInput, ExportInput, StudioAnswer, StudioEditInput, StudioJob } from './studio-job.ts';

serveJobs<StudioJob, EngineProgress, StudioAnswer>((job, context) => {
  switch (job.kind) {
    case 'draw':
      return draw(job, context);
    case 'export':
      return write(job, context);
    case 'edit':
      return edit(job, context);
  }
}, collectGarbage());

async function draw(
  { task, scene, index, isPreview = false }: DrawInput,
  context: JobContext<EngineProgress>,
): Promise<JobAnswer<StudioAnswer>> {
  const { isCancelled } = context;
  const image = isPreview
    ? await previewImage(task, scene, { index, isCancelled })
    : await generateImage(task, scene, { index, isCancelled, onProgress: emitProgress(context) });
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

async function edit(input: StudioEditInput, context: JobContext<EngineProgress>): Promise<JobAnswer<StudioAnswer>> {
  const { images, transfer } = sendImages(await run(input, editContext(context, input)));
  return { output: { kind: 'edit', images }, transfer };
}

function run({ task, findings }: StudioEditInput, context: EditContext): Promise<readonly EditedImage[]> {
  switch (task.operation) {
    case 'inpaint':
      return inpaint(task, findings, context);
    case 'sketch':
      return sketch(task, findings, context);
    case 'vary':
      return vary(task, findings, context);
    case 'tryOn':
      return tryOn(task, findings, context);
    case 'outpaint':
      return outpaint(task, findings, context);
  }
}
