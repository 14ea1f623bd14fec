/**
 * Cuts the subject out of its background: the network's matte, sharpened at the size of the picture, with the old
 * background removed from edges and hair. Called by the thread of the networks; the same pixels always give the same
 * result.
 */
import type { EditedImage, RemoveBackgroundTask } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { cleanColours } from '../../perception/matting/colours/clean-colours.ts';
import type { Matting } from '../../perception/matting/create-matting.ts';
import { crispAlpha } from '../../perception/matting/crisp-alpha.ts';
import { layOnColour } from '../../perception/matting/colours/lay-on-colour.ts';
import { seeThrough } from '../../perception/matting/glass/see-through.ts';
import { report, stopIfCancelled, type EditContext } from '../../foundation/task/edit-context.ts';
import type { Operation } from './operation.ts';

/** When each step begins and how long it lasts, as shares of the total time. */
const STEPS = { loading: [0, 0], looking: [0.04, 0.76], cutting: [0.8, 0.1] } as const;
/** Minimum share of the picture that a matte must cover to contain a subject. */
const MIN_SUBJECT = 0.0005;

const NO_SUBJECT = 'No subject stands out in this picture, so nothing was cut away.';
const SOFT = 'This cut has soft edges, which suits hair, fur and fringe.';
const CRISP = 'This cut has crisp edges, which suits products: soft hair, fur and fringe end in one line.';

export function createRemoveBackground({ matting }: { matting: Matting }): Operation<RemoveBackgroundTask> {
  return async (task, context) => {
    const { source } = task;
    const isDrawn = task.sensitivity === 'anime';
    const matte = await matting.matteOf(source, {
      drawn: isDrawn,
      closer: task.highQuality === true,
      onStep(step, fraction) {
        const [from, length] = STEPS[step];
        report(context, step, from + length * fraction);
      },
      check: () => stopIfCancelled(context),
    });
    if (isEmpty(matte.alpha)) return everyImage(task, context, () => ({ pixels: source, note: NO_SUBJECT }));
    report(context, 'blending', 0.9);
    const check = () => stopIfCancelled(context);
    const { alpha, fields } = isDrawn ? matte : seeThrough(source, matte.alpha, matte.fields, check);
    const cut = cleanColours(source, alpha, fields, check);
    const images = everyImage(task, context, (index) => ({
      pixels: onBackground(index === 0 ? cut : crispAlpha(cut), task.background),
      note: task.count === 1 ? null : index === 0 ? SOFT : CRISP,
    }));
    report(context, 'blending', 1);
    return images;
  };
}

function everyImage(
  { count }: RemoveBackgroundTask,
  { index, seed }: EditContext,
  make: (reading: number) => Pick<EditedImage, 'pixels' | 'note'>,
): readonly EditedImage[] {
  return Array.from({ length: count }, (_, reading) => ({ index: index + reading, seed, ...make(reading) }));
}

const onBackground = (cut: EnginePixels, background: RemoveBackgroundTask['background']): EnginePixels =>
  background === 'transparent' ? cut : layOnColour(cut, background);

function isEmpty(alpha: Uint8Array): boolean {
  let sum = 0;
  for (const opacity of alpha) sum += opacity;
  return sum < MIN_SUBJECT * 255 * alpha.length;
}
