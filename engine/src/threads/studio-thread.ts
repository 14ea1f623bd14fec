/** A thread of the studio: draws one picture of a task, or writes one file of a scene, at a time. Started by the engine's pool. */
import type { EnginePixels, EngineProgress } from '../image-engine.ts';
import { exportScene } from '../export/export-scene.ts';
import { generateImage } from '../operations/generate.ts';
import { serveJobs } from './serve-jobs.ts';
import type { JobAnswer, JobContext } from './serve-jobs.ts';
import type { DrawInput, ExportInput, StudioAnswer, StudioJob } from './studio-job.ts';

serveJobs<StudioJob, EngineProgress, StudioAnswer>((job, context) =>
  job.kind === 'draw' ? draw(job, context) : write(job, context),
);

async function draw(
  { task, scene, index }: DrawInput,
  { isCancelled, emit }: JobContext<EngineProgress>,
): Promise<JobAnswer<StudioAnswer>> {
  const image = await generateImage(task, scene, {
    index,
    isCancelled,
    onProgress(progress) {
      const preview = progress.preview && ownPixels(progress.preview);
      emit(preview ? { ...progress, preview } : progress, preview ? [preview.data.buffer] : []);
    },
  });
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

/** A copy in memory of its own: what the image library returns cannot be transferred. */
function ownPixels(pixels: EnginePixels): EnginePixels & { readonly data: Uint8Array<ArrayBuffer> } {
  return { ...pixels, data: new Uint8Array(pixels.data) };
}
