import type { EditedImage, EnginePixels, EngineProgress } from '../image-engine.ts';
import type { EditContext } from '../operations/edit-context.ts';
import type { JobContext } from './serve-jobs.ts';

/** A copy in memory of its own: what the image library returns cannot be transferred. */
export function ownPixels(pixels: EnginePixels): EnginePixels & { readonly data: Uint8Array<ArrayBuffer> } {
  return { ...pixels, data: new Uint8Array(pixels.data) };
}

/** Progress as events of a thread; previews are transferred. */
export function emitProgress({ emit }: JobContext<EngineProgress>): (progress: EngineProgress) => void {
  return (progress) => {
    const preview = progress.preview && ownPixels(progress.preview);
    emit(preview ? { ...progress, preview } : progress, preview ? [preview.data.buffer] : []);
  };
}

/** What an operation is given inside a thread. */
export const editContext = (
  context: JobContext<EngineProgress>,
  { index, seed }: Pick<EditContext, 'index' | 'seed'>,
): EditContext => ({ index, seed, isCancelled: context.isCancelled, onProgress: emitProgress(context) });

/** Pictures as they leave a thread, with the memory that goes along. */
export function sendImages(made: readonly EditedImage[]) {
  const images = made.map((image) => ({ ...image, pixels: ownPixels(image.pixels) }));
  return { images, transfer: images.map(({ pixels }) => pixels.data.buffer) };
}
