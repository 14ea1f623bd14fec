/**
 * Makes other versions of a picture. Of a photograph its garment takes other colours, cloths and prints on the folds and
 * in the light that it has, and its subject may stand elsewhere; a picture that was drawn here is drawn again from a
 * changed scene. One picture per call; the same task and seed give the same pixels.
 */
import type { Findings } from '../findings.ts';
import type { EditedImage, VaryTask } from '../image-engine.ts';
import { varyPhotograph } from '../../tools/vary/vary-photograph.ts';
import { varyScene } from '../../tools/vary/vary-scene.ts';
import { report, type EditContext } from './edit-context.ts';

export async function vary(task: VaryTask, findings: Findings, context: EditContext): Promise<readonly EditedImage[]> {
  report(context, 'looking', 0);
  const { scene, blend } = task;
  // What a photograph brings in can only be laid on pixels.
  const drawn = scene !== null && (blend === null || blend.scene !== null);
  return [drawn ? await varyScene({ ...task, scene }, context) : await varyPhotograph(task, findings, context)];
}
