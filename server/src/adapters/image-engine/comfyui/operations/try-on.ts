import { drawingSize, type GarmentCategory } from '@kenna/contract';
import type { EditTask, Mask, Pixels } from '../../../../ports/engine-task.ts';
import { compositeOutsideMask } from '../../composition/composite-outside-mask.ts';
import { depthInMask } from '../../composition/depth-in-mask.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { invertMask, maskAsPixels } from '../../composition/mask-forms.ts';
import { withoutCommandTags } from '../../diffusion/diffusion-words.ts';
import { editGraph } from '../graphs/edit-graph.ts';
import { createGraph, from } from '../graphs/graph-builder.ts';
import { loadImage, loadMask } from '../graphs/latents.ts';
import { showImage } from '../graphs/sampling.ts';
import { chooseEditWeights } from '../models/choose-weights.ts';
import { sizeOf } from '../models/tune.ts';
import { badInput, found, type PlanContext, type FindWornArea, type PlanPicture } from './plan-context.ts';

type TryOnTask = Extract<EditTask, { operation: 'tryOn' }>;

/** Sampling parameters of CatVTON's authors. */
const CATVTON = { steps: 40, cfg: 2.5 };
/** The mask is widened by this share of the shorter side, because the new garment may be wider than the old one. */
const GROWTH_SHARE = 25 / 768;
/** Width of the transition at the edge of the mask, in pixels. */
const FEATHER = 8;

const PLACES: Record<GarmentCategory, string> = {
  upper: 'in place of what they wear above the waist',
  lower: 'in place of what they wear below the waist',
  dress: 'in place of all they wear',
};

type TryOnWay = 'catvton' | 'instruction';

/**
 * How try-on can be done on this server; null when it cannot. A dedicated network preserves the person best, but needs
 * a mask of the worn area.
 */
export function tryOnWay(
  context: Pick<PlanContext, 'inventory' | 'rules' | 'parts' | 'findWornArea'>,
): TryOnWay | null {
  const { inventory, rules, parts, findWornArea } = context;
  // CatVTON's licence forbids selling.
  const isAllowed = !rules.commercialOnly && findWornArea !== null;
  if (isAllowed && inventory.nodes.has('CatVTONWrapper')) return 'catvton';
  return chooseEditWeights(parts, context, 2) === null ? null : 'instruction';
}

/** Dresses a person in a garment. */
export async function planTryOn(task: TryOnTask, context: PlanContext): Promise<PlanPicture> {
  const { findWornArea } = context;
  if (tryOnWay(context) === 'catvton' && findWornArea) return byCatvton(task, context, findWornArea);
  return byInstruction(task, context);
}

async function byCatvton(task: TryOnTask, context: PlanContext, findWornArea: FindWornArea): Promise<PlanPicture> {
  const person = await flattenOn(task.source, '#ffffff');
  const worn = await findWornArea(person, task.category, context.signal);
  if (!worn.data.some((value) => value > 0)) badInput('No person was found in the first picture.');
  const mask = grown(worn, Math.round(Math.min(worn.width, worn.height) * GROWTH_SHARE));
  const image = await context.upload(person);
  const cover = await context.upload(maskAsPixels(mask));
  const garment = await context.upload(await flattenOn(task.garment, '#ffffff'));
  const precisions = context.inventory.nodes.options('CatVTONWrapper', 'mixed_precision') ?? [];
  const precision = precisions.includes('fp16') ? 'fp16' : (precisions[0] ?? 'fp16');

  return (seed) => {
    const graph = createGraph();
    const pictures = { image: loadImage(graph, image), refer_image: loadImage(graph, garment) };
    const settings = { mask: loadMask(graph, cover), mask_grow: 0, mixed_precision: precision, seed, ...CATVTON };
    const dressed = from(graph.add('CatVTONWrapper', { ...pictures, ...settings }));
    const finish = async (made: Pixels) => {
      const fitted = await flattenOn(await stretchTo(made, person), '#ffffff');
      return compositeOutsideMask({ original: task.source, made: fitted, mask, feather: FEATHER });
    };
    return { graph: graph.nodes, resultNode: showImage(graph, dressed), finish };
  };
}

/** Grows a mask by a number of pixels. */
function grown(mask: Mask, pixels: number): Mask {
  const outside = depthInMask(invertMask({ ...mask, data: mask.data.map((value) => (value > 0 ? 255 : 0)) }));
  return { ...mask, data: Uint8Array.from(outside, (distance) => (distance <= pixels ? 255 : 0)) };
}

async function byInstruction(task: TryOnTask, context: PlanContext): Promise<PlanPicture> {
  const { source, garment, category, prompt } = task;
  const { nodes } = context.inventory;
  const edit = found(chooseEditWeights(context.parts, context, 2), 'a model for try-on');
  const rules = sizeOf({ ...context.settings.size, pixels: null }, edit.weights);
  const size = drawingSize(source, rules);
  const flat = await flattenOn(garment, '#ffffff');
  // Qwen's encoder sizes the pictures by itself; latents of other families need sides of their multiple.
  const reference = edit.edit.way === 'qwen encoder' ? flat : await stretchTo(flat, drawingSize(flat, rules));
  const images = [
    await context.upload(await stretchTo(await flattenOn(source, '#ffffff'), size)),
    await context.upload(reference),
  ];
  const instruction = `Dress the person of image 1 in the garment of image 2, ${PLACES[category]}. Keep the face, the hair, the pose and the background of image 1.`;
  const text = [instruction, withoutCommandTags(prompt)].filter(Boolean).join(' ');
  const finish = async (made: Pixels) => flattenOn(await stretchTo(made, source), '#ffffff');
  return (seed) => ({ ...editGraph({ edit, nodes, images, size, text, seed }), finish });
}
