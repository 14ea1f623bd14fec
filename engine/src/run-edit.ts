import type { EditedImage, EditOptions, EditTask, InpaintTask } from './image-engine.ts';
import { runPictures } from './run-pictures.ts';
import type { NetworkThread } from './threads/create-network-thread.ts';
import type { StudioThreads } from './threads/studio-threads.ts';

/** Sends a checked task to the threads that do it. @throws EngineError. */
export async function runEdit(
  task: EditTask,
  options: EditOptions,
  { studio, networks }: { studio: StudioThreads; networks: NetworkThread },
): Promise<readonly EditedImage[]> {
  if (task.operation === 'inpaint') return inpaint(task, options, studio);
  const { seed, signal, onProgress, onImage } = options;
  const images = await networks.edit({ task, seed }, signal, onProgress);
  if (onImage) images.forEach(onImage);
  return images;
}

function inpaint(task: InpaintTask, options: EditOptions, studio: StudioThreads): Promise<readonly EditedImage[]> {
  return runPictures(task.count, options, async (index, signal, onProgress) => {
    const seed = (options.seed + index) >>> 0;
    const [image] = await studio.inpaint({ task, index, seed }, signal, onProgress);
    return image!;
  });
}
