/** The thread that draws: one picture of a task at a time. Started by the engine's pool. */
import type { EngineImage, EnginePixels, EngineProgress, EngineTask } from '../image-engine.ts';
import { generateImage } from '../operations/generate.ts';
import type { PictureScene } from '../picture-scene.ts';
import { serveJobs } from './serve-jobs.ts';

export interface DrawInput {
  readonly task: EngineTask;
  readonly scene: PictureScene;
  readonly index: number;
}

serveJobs<DrawInput, EngineProgress, EngineImage>(async ({ task, scene, index }, { isCancelled, emit }) => {
  const image = await generateImage(task, scene, {
    index,
    isCancelled,
    onProgress(progress) {
      const preview = progress.preview && ownPixels(progress.preview);
      emit(preview ? { ...progress, preview } : progress, preview ? [preview.data.buffer] : []);
    },
  });
  const pixels = ownPixels(image.pixels);
  return { output: { ...image, pixels }, transfer: [pixels.data.buffer] };
});

/** A copy in memory of its own: what the image library returns cannot be transferred. */
function ownPixels(pixels: EnginePixels): EnginePixels & { readonly data: Uint8Array<ArrayBuffer> } {
  return { ...pixels, data: new Uint8Array(pixels.data) };
}
