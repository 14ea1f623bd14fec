import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { compositeOutsideMask } from '../../composition/composite-outside-mask.ts';
import { drawingSize } from '@kenna/contract';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { withoutCommandTags } from '../../diffusion/diffusion-words.ts';
import { editGraph } from '../graphs/edit-graph.ts';
import { chooseEditWeights } from '../models/choose-weights.ts';
import { sizeOf } from '../models/tune.ts';
import { found, type PlanContext, type PlanPicture } from './plan-context.ts';

type InstructEditTask = Extract<EditTask, { operation: 'instructEdit' }>;

/** Width of the transition at the edge of the mask, in pixels. */
const FEATHER = 6;

/** Edits a picture by an instruction, using an edit model; outside the mask the picture stays unchanged. */
export async function planInstructEdit(task: InstructEditTask, context: PlanContext): Promise<PlanPicture> {
  const { source, mask } = task;
  const { nodes } = context.inventory;
  const edit = found(chooseEditWeights(context.parts, context), context.parts.edit ?? 'a model for instructions');
  const size = drawingSize(source, sizeOf({ ...context.settings.size, pixels: null }, edit.weights));
  const images = [await context.upload(await stretchTo(await flattenOn(source, '#ffffff'), size))];
  const text = withoutCommandTags(task.text);

  async function finish(made: Pixels): Promise<Pixels> {
    const fitted = await flattenOn(await stretchTo(made, source), '#ffffff');
    return mask ? compositeOutsideMask({ original: source, made: fitted, mask, feather: FEATHER }) : fitted;
  }
  return (seed) => ({ ...editGraph({ edit, nodes, images, size, text, seed }), finish });
}
