/**
 * Repaints what a mask covers. Without words the area is completed from the rest of the picture; with words its cloth
 * is dyed or replaced, or a garment or product is drawn there in the light of its surroundings. Each call makes one
 * picture; the same task and seed give the same pixels, and pixels where the mask is 0 equal those of the source.
 */
import type { Findings } from '../../perception/people/findings.ts';
import type { EditedImage, InpaintTask } from '../../words/tasks/edit-task.ts';
import { blendFill } from '../../tools/fill/blend-fill.ts';
import { fillMask } from '../../tools/fill/fill-mask.ts';
import { pictureOf } from '../../foundation/image/picture.ts';
import { readFill } from '../../tools/reading/read-fill.ts';
import { reclothe } from '../../tools/fill/reclothe.ts';
import { shrinkPicture } from '../../foundation/image/shrink-picture.ts';
import { wornShare } from '../../tools/fill/worn-share.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';

/** Longest side of the preview in pixels. */
const PREVIEW_SIDE = 176;
/** The value of `creative` at which the result stays closest to the picture. */
const CLOSE = 8;
/** The value of `creative` at which the result departs furthest from the picture. */
const FREE = 25;

export async function inpaint(
  task: InpaintTask,
  findings: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  const { index, seed } = context;
  const { source, mask, look } = task;
  report(context, 'looking', 0);
  const freedom = Math.min(1, Math.max(0, (task.creative - CLOSE) / (FREE - CLOSE)));
  const small = await shrinkPicture(source, mask, PREVIEW_SIDE);
  const reduced = pictureOf(small.pixels, small.mask);
  const fill = reclothe(readFill(task), reduced);
  const quick = { picture: reduced, fill, look, freedom, seed, worn: null, completed: null, coarse: true };
  const sketch = await fillMask({ ...quick, onStep: () => report(context, 'looking', 0.02) });
  report(context, 'filling', 0.08, blendFill(small.pixels, small.mask, sketch));
  const check = () => report(context, 'filling', 0.08);
  const worn = fill.kind === 'cloth' ? await wornShare(source, mask, findings.source, check) : null;
  const filled = await fillMask({
    picture: pictureOf(source, mask),
    fill,
    look,
    freedom,
    seed,
    worn,
    completed: findings.completed ?? null,
    coarse: false,
    onStep: (share) => report(context, 'filling', 0.08 + 0.86 * share),
  });
  report(context, 'blending', 0.95);
  const pixels = blendFill(source, weakenedMask(task), filled);
  report(context, 'blending', 1);
  return [{ index, seed, pixels, note: filled.note }];
}

/**
 * The mask weakened by `strength`, 0 to 1: the share of the old content that is preserved is `strength` minus 0.1, or 0
 * if that is negative.
 */
function weakenedMask({ mask, strength = 0 }: Pick<InpaintTask, 'mask' | 'strength'>): InpaintTask['mask'] {
  const share = Math.min(1, 1.1 - strength);
  return share === 1 ? mask : { ...mask, data: mask.data.map((value) => Math.round(value * share)) };
}
