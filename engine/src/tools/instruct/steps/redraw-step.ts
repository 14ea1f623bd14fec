import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import { groundOf, redrawingTask } from '../../redrawing/redrawing-task.ts';
import { pieceBriefOf, redraws, redrawScene, type Redrawing } from '../redraw-scene.ts';
import type { Edit } from '../../../words/instruct/edit.ts';
import type { PixelEdit } from './run-step.ts';
import type { StepContext, StepResult, Work } from './step-context.ts';

interface DrawnWork extends Work {
  readonly scene: PictureScene | null;
}

interface Parted {
  /** Done by drawing the picture again, all at once. */
  readonly drawing: readonly Edit[];
  readonly others: readonly PixelEdit[];
}

/** Which edits of a message draw the scene again: before the others, which act on what is then seen. */
export function partEdits(edits: readonly Edit[], scene: PictureScene | null): Parted {
  const brief = pieceBriefOf(scene);
  return {
    drawing: brief ? edits.filter((edit) => redraws(edit, brief)) : [],
    others: edits.filter((edit): edit is PixelEdit => !isOfScenes(edit) && !(brief && redraws(edit, brief))),
  };
}

const isOfScenes = ({ kind }: Edit): boolean => kind === 'recut' || kind === 'view' || kind === 'relight';

/** The picture drawn again with all that these edits change; as it was where there are none. */
export async function redrawStep(
  edits: readonly Edit[],
  work: DrawnWork,
  { tools, signal, onProgress }: StepContext,
): Promise<StepResult & DrawnWork> {
  if (work.scene === null || edits.length === 0) return { ...work, note: null };
  const first: Redrawing = { scene: work.scene, background: groundOf(work.pixels) };
  const { scene, background } = edits.reduce(redrawScene, first);
  const drawing = { look: scene.brief.look, guidance: scene.guidance, highQuality: false };
  const task = redrawingTask(work.pixels, scene, drawing, background);
  const { pixels, note } = await tools.draw(task, scene, { signal, onProgress });
  return { pixels, scene, note, mask: work.mask };
}
