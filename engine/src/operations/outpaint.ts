/**
 * Gives a picture a larger canvas. Without words and background the picture is continued beyond its edges; with either
 * its subject stands in the place that they name, in its own light, on a shadow of its own. One picture per call; the
 * same task and seed give the same pixels, and where the placement has the source's size those of the subject, and of a
 * continued picture all that it shows, are unchanged.
 */
import type { Findings } from '../findings.ts';
import type { EditedImage, OutpaintTask } from '../image-engine.ts';
import { layCanvas } from '../outpaint/canvas.ts';
import { continuePicture } from '../outpaint/continue-picture.ts';
import { setInPlace } from '../outpaint/set-in-place.ts';
import { report, type EditContext } from './edit-context.ts';

export async function outpaint(
  task: OutpaintTask,
  { source: { subject } }: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  const { index, seed } = context;
  report(context, 'looking', 0);
  const canvas = await layCanvas({ ...task, subject });
  const onStep = (share: number) => report(context, 'placing', 0.1 + 0.88 * share);
  const continued = task.prompt.trim() === '' && task.background === null;
  const { pixels, note } = continued
    ? { pixels: continuePicture({ canvas, softening: 0.4, onStep }), note: null }
    : await setInPlace({ task, canvas, seed, coarse: false, onStep });
  report(context, 'blending', 1);
  return [{ index, seed, pixels, note }];
}
