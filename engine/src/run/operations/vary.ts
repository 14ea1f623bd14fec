/**
 * Makes variations of a picture. In a photograph the garment gets other colours, cloths and prints while its folds and
 * light stay, and the subject may move to another setting; a picture that the engine drew is drawn again from a changed
 * scene. Each call makes one picture; the same task and seed give the same pixels.
 */
import type { Findings } from '../../perception/people/findings.ts';
import type { EditedImage, VaryTask } from '../../words/tasks/edit-task.ts';
import { varyPhotograph } from '../../tools/vary/vary-photograph.ts';
import { varyScene } from '../../tools/vary/vary-scene.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';
import { generateImage } from './generate.ts';
import { outpaint } from './outpaint.ts';

export async function vary(task: VaryTask, findings: Findings, context: EditContext): Promise<readonly EditedImage[]> {
  report(context, 'looking', 0);
  const { scene, blend } = task;
  // A photograph can only be blended into pixels, not into a scene.
  const drawn = scene !== null && (blend === null || blend.scene !== null);
  return [
    drawn
      ? await varyScene({ ...task, scene }, generateImage, context)
      : await varyPhotograph(task, findings, outpaint, context),
  ];
}
