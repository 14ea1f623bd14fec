import type { Pixels } from '../../../ports/engine-task.ts';
import { remarksOf, type EngineImage } from '../../../ports/image-engine.port.ts';
import type { Drawing } from './draw-plan.ts';
import type { JobStatus } from './protocol/running-job.ts';
import { startRequest } from './protocol/start-request.ts';
import { readTouchedUp } from './read-pictures.ts';
import type { TouchUp } from './requests/plan-touch-up.ts';
import { createProgressReporter } from './report-progress.ts';

/** Runs the requests of a plan; without requests the picture is returned unchanged. */
export async function touchUp(
  { source, requests, finish, note, stage }: TouchUp,
  drawing: Drawing,
): Promise<EngineImage[]> {
  const { http, seed, onImage, onProgress, holdUntil } = drawing;
  const progress = createProgressReporter({ count: Math.max(1, requests.length), stage, onProgress });
  const images: EngineImage[] = [];
  const hand = (pixels: Pixels) => {
    drawing.signal.throwIfAborted();
    const image = { index: images.length, seed, pixels, brief: [], scene: null, remarks: remarksOf(note) };
    onImage?.(image);
    images.push(image);
  };
  try {
    for (const [index, request] of requests.entries()) {
      progress.begin(index);
      const onStatus = (status: JobStatus) => progress.update(index, { ...status, preview: null });
      const job = startRequest(http, { ...request, takesTaskId: false }, { ...drawing, onStatus });
      holdUntil(job.settled);
      hand(await finish(await readTouchedUp(await job.reply)));
    }
    if (requests.length === 0) hand(source);
    return images;
  } finally {
    progress.stop();
  }
}
