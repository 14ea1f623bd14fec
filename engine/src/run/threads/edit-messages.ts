import type { EditedImage } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { EditContext } from '../../foundation/task/edit-context.ts';
import type { JobContext } from '../../foundation/threads/serve-jobs.ts';

/** Copies pixels into their own buffer, because buffers returned by the image library cannot be transferred. */
export function ownPixels(pixels: EnginePixels): EnginePixels & { readonly data: Uint8Array<ArrayBuffer> } {
  return { ...pixels, data: new Uint8Array(pixels.data) };
}

/**
 * Minimum change of the fraction that is reported. An operation that reports as often as it checks for a cancel makes
 * thousands of smaller steps, which nobody would see.
 */
const MIN_STEP = 0.002;

/** Emits progress as events of a thread when it has changed noticeably; previews are transferred. */
export function emitProgress({ emit }: JobContext<EngineProgress>): (progress: EngineProgress) => void {
  let last: EngineProgress | null = null;
  return (progress) => {
    if (last && !isNews(progress, last)) return;
    last = progress;
    const preview = progress.preview && ownPixels(progress.preview);
    emit(preview ? { ...progress, preview } : progress, preview ? [preview.data.buffer] : []);
  };
}

const isNews = ({ imageIndex, stage, fraction, preview }: EngineProgress, last: EngineProgress): boolean =>
  preview !== undefined ||
  stage !== last.stage ||
  imageIndex !== last.imageIndex ||
  fraction - last.fraction >= MIN_STEP ||
  (fraction >= 1 && last.fraction < 1);

/** The context that an operation receives inside a thread. */
export const editContext = (
  context: JobContext<EngineProgress>,
  { index, seed }: Pick<EditContext, 'index' | 'seed'>,
): EditContext => ({ index, seed, isCancelled: context.isCancelled, onProgress: emitProgress(context) });

/** Pictures with the buffers to transfer when they leave a thread. */
export function sendImages(made: readonly EditedImage[]) {
  const images = made.map((image) => ({ ...image, pixels: ownPixels(image.pixels) }));
  return { images, transfer: images.map(({ pixels }) => pixels.data.buffer) };
}
