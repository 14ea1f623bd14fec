import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import { backgroundOf, redrawingTask } from '../../redrawing/redrawing-task.ts';
import { pieceBriefOf, redraws, redrawScene, type Redrawing } from '../redraw-scene.ts';
import type { Edit } from '../../../words/instruct/edit.ts';
import type { PixelEdit } from './run-step.ts';
import type { StepContext, StepResult, Work } from './step-context.ts';

interface DrawnWork extends Work {
  readonly scene: PictureScene | null;
}

interface Parted {
  /** The edits that are carried out together by drawing the picture again. */
  readonly drawing: readonly Edit[];
  readonly others: readonly PixelEdit[];
}

/** Splits the edits of a message: those that draw the scene again run first, the others act on the new picture. */
export function partEdits(edits: readonly Edit[], scene: PictureScene | null): Parted {
  const brief = pieceBriefOf(scene);
  return {
    drawing: brief ? edits.filter((edit) => redraws(edit, brief)) : [],
    others: edits.filter((edit): edit is PixelEdit => !needsScene(edit) && !(brief && redraws(edit, brief))),
  };
}

/** Whether only drawing a scene again carries out an edit; without a scene it is left out. */
const needsScene = ({ kind }: Edit): boolean => kind === 'recut' || kind === 'view' || kind === 'relight';

/**
 * Draws the picture again with all of these edits; returns it unchanged when there are none or when it has no scene.
 */
export async function redrawStep(
  edits: readonly Edit[],
  work: DrawnWork,
  { tools, signal, onProgress }: StepContext,
): Promise<StepResult & DrawnWork> {
  if (work.scene === null || edits.length === 0) return { ...work, note: null };
  const first: Redrawing = { scene: work.scene, background: backgroundOf(work.pixels) };
  const { scene, background } = edits.reduce(redrawScene, first);
  const drawing = { look: scene.brief.look, guidance: scene.guidance };
  const task = redrawingTask(work.pixels, scene, drawing, background);
  const { pixels } = await tools.draw(task, scene, { signal, onProgress });
  return { pixels, scene, note: null, mask: work.mask };
}
