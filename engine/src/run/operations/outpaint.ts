/**
 * Places a picture on a larger canvas. Without words and background the picture is continued beyond its edges; with
 * either, its subject is placed in the setting that they name, with matching light and a shadow. Each call makes one
 * picture; the same task and seed give the same pixels. When the placement has the source's size, the opaque
 * pixels of the subject stay unchanged, and in a continued picture all pixels of the source do.
 */
import type { Findings } from '../../perception/people/findings.ts';
import type { EditedImage, OutpaintTask } from '../../words/tasks/edit-task.ts';
import { makeBackdrop, refuseStructured } from '../../tools/outpaint/make-backdrop.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';

/** Longest side of the preview in pixels. */
const PREVIEW_SIDE = 176;

export async function outpaint(
  task: OutpaintTask,
  { source: { subject }, completed = null }: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  const { index, seed } = context;
  report(context, 'looking', 0);
  if (!completed) await refuseStructured(task, subject, () => report(context, 'looking', 0));
  const side = Math.max(task.width, task.height);
  if (side > PREVIEW_SIDE) {
    const onStep = () => report(context, 'looking', 0.02);
    const { pixels } = await makeBackdrop({
      task,
      subject,
      seed,
      side: PREVIEW_SIDE,
      coarse: true,
      completed: null,
      onStep,
    });
    report(context, 'placing', 0.1, pixels);
  }
  let done = 0.1;
  const { pixels, note } = await makeBackdrop({
    task,
    subject,
    seed,
    side,
    coarse: false,
    completed,
    onStep(share) {
      done = Math.max(done, 0.1 + 0.88 * share);
      report(context, 'placing', done);
    },
  });
  report(context, 'blending', 1);
  return [{ index, seed, pixels, note }];
}
