import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { compositeOutsideMask } from '../../composition/composite-outside-mask.ts';
import { drawingSize } from '../../composition/drawing-size.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { withoutOrders } from '../../diffusion/diffusion-words.ts';
import { editGraph } from '../graphs/edit-graph.ts';
import { chooseEditWeights } from '../models/choose-weights.ts';
import { sizeOf } from '../models/tune.ts';
import { found, type Desk, type PlanPicture } from './desk.ts';

type InstructEditTask = Extract<EditTask, { operation: 'instructEdit' }>;

const FEATHER = 6;

/** Edits a picture by an instruction, using an edit model; outside the mask the picture stays unchanged. */
export async function planInstructEdit(task: InstructEditTask, desk: Desk): Promise<PlanPicture> {
  const { source, mask } = task;
  const { nodes } = desk.inventory;
  const edit = found(chooseEditWeights(desk.parts, desk.inventory), desk.parts.edit ?? 'a model for instructions');
  const size = drawingSize(source, sizeOf({ ...desk.settings.size, pixels: null }, edit.weights));
  const images = [await desk.upload(await stretchTo(await flattenOn(source, '#ffffff'), size))];
  const text = withoutOrders(task.text);

  async function finish(made: Pixels): Promise<Pixels> {
    const fitted = await flattenOn(await stretchTo(made, source), '#ffffff');
    return mask ? compositeOutsideMask({ original: source, made: fitted, mask, feather: FEATHER }) : fitted;
  }
  return (seed) => ({ ...editGraph({ edit, nodes, images, text, seed }), finish });
}
