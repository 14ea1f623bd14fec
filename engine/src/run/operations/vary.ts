/**
 * Makes other versions of a picture. Of a photograph its garment takes other colours, cloths and prints on the folds and
 * in the light that it has, and its subject may stand elsewhere; a picture that was drawn here is drawn again from a
 * changed scene. One picture per call; the same task and seed give the same pixels.
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
  // What a photograph brings in can only be laid on pixels.
  const drawn = scene !== null && (blend === null || blend.scene !== null);
  return [
    drawn
      ? await varyScene({ ...task, scene }, generateImage, context)
      : await varyPhotograph(task, findings, outpaint, context),
  ];
}
