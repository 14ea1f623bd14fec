/**
 * Enlarges a picture two or four times with a super-resolution network, in the thread of the networks. Four times is
 * two doublings, because a network for factor four leaves a grid pattern. Tiles are written straight into the result,
 * so memory is bounded by the two pictures; a cancel is noticed between tiles.
 */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { UpscaleTask } from '../../words/tasks/edit-task.ts';
import { doublePicture } from '../../perception/super-resolution/double-picture.ts';
import { previewOf } from '../../perception/super-resolution/preview-of.ts';
import { superResolution } from '../../perception/super-resolution/super-resolution.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';
import type { Operation } from './operation.ts';
import { retouchPeople } from '../../perception/faces/retouch-people.ts';

/** Share of the total progress that faces and hands take. */
const RETOUCHING = 0.2;

export const upscale: Operation<UpscaleTask> = async (task, context) => {
  const network = await superResolution(() => report(context, 'loading', 0));
  report(context, 'enlarging', 0.01, await previewOf(task.source));
  const retouches = task.enhanceFaces || task.enhanceHands;
  const enlarging = retouches ? 1 - RETOUCHING : 1;
  /** The second doubling has four times the pixels of the first. */
  const first = task.factor === 2 ? enlarging : enlarging / 5;
  const step = (from: number, to: number) => (share: number) =>
    report(context, 'enlarging', Math.max(0.01, from + (to - from) * share));

  let pixels: EnginePixels = await doublePicture(network, task.source, step(0, first));
  let note: string | null = null;
  if (retouches) {
    // Faces and hands are sharpened before a second doubling, because they then have a quarter of the pixels.
    const wanted = { faces: task.enhanceFaces, hands: task.enhanceHands };
    ({ pixels, note } = await retouchPeople(pixels, wanted, spanOf(context, first, first + RETOUCHING)));
  }
  if (task.factor === 4) pixels = await doublePicture(network, pixels, step(1 - 4 * (enlarging / 5), 1));
  report(context, 'enlarging', 1);
  return [{ index: context.index, seed: context.seed, pixels, note }];
};

/** A context for a part of the work that maps its progress (0 to 1) to `from` … `to`. */
function spanOf(context: EditContext, from: number, to: number): EditContext {
  return {
    ...context,
    onProgress: (progress) => context.onProgress({ ...progress, fraction: from + (to - from) * progress.fraction }),
  };
}
