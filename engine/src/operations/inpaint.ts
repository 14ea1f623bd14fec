/**
 * Repaints what a mask covers. Without words the picture is completed from itself; with words what is covered is dyed or
 * re-covered, or a thing of the studio stands there in the light of its surroundings. One picture per call; the same
 * task and seed give the same pixels, and where the mask is 0 they are those of the source.
 */
import type { InpaintTask } from '../image-engine.ts';
import { blendFill } from '../fill/blend-fill.ts';
import { fillMask } from '../fill/fill-mask.ts';
import { pictureOf } from '../fill/picture.ts';
import { readFill } from '../fill/read-fill.ts';
import { reclothe } from '../fill/reclothe.ts';
import { shrinkPicture } from '../fill/shrink-picture.ts';
import type { Operation } from './edit-context.ts';
import { report } from './edit-context.ts';

/** Longest side of the preview, pixels. */
const PREVIEW_SIDE = 176;
/** The values of `creative` that keep closest to the picture and leave it furthest. */
const CLOSE = 8;
const FREE = 25;

export const inpaint: Operation<InpaintTask> = async (task, context) => {
  const { index, seed } = context;
  const { source, mask, look } = task;
  report(context, 'looking', 0);
  const freedom = Math.min(1, Math.max(0, (task.creative - CLOSE) / (FREE - CLOSE)));
  const small = await shrinkPicture(source, mask, PREVIEW_SIDE);
  const glance = pictureOf(small.pixels, small.mask);
  const fill = reclothe(readFill(task), glance);
  const quick = { ...{ picture: glance, fill, look, freedom, seed }, coarse: true };
  const sketch = await fillMask({ ...quick, onStep: () => report(context, 'looking', 0.02) });
  report(context, 'filling', 0.08, blendFill(small.pixels, small.mask, sketch));
  const filled = await fillMask({
    ...{ picture: pictureOf(source, mask), fill, look, freedom, seed, coarse: false },
    onStep: (share) => report(context, 'filling', 0.08 + 0.86 * share),
  });
  report(context, 'blending', 0.95);
  const pixels = blendFill(source, mask, filled);
  report(context, 'blending', 1);
  return [{ index, seed, pixels, note: filled.note }];
};
