import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { drawingSize } from '@kenna/contract';
import { coverTo, flattenOn, letterbox } from '../../composition/fit-to-size.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { editGraph } from '../graphs/edit-graph.ts';
import { createGraph, from, type GraphBuilder, type Link } from '../graphs/graph-builder.ts';
import { emptyLatent, loadImage } from '../graphs/latents.ts';
import { loadWeights, type LoadedModel } from '../graphs/load-weights.ts';
import { addSampling, encodeWords, type Conditioning } from '../graphs/sampling.ts';
import type { Weights } from '../models/assess-file.ts';
import { chooseLineControl, type LineControl } from '../models/choose-parts.ts';
import { chooseEditWeights, chooseWeights, drawingWeights, type EditWeights } from '../models/choose-weights.ts';
import { sizeOf, tune } from '../models/tune.ts';
import { found, rounded, type PlanContext, type PlanPicture } from './plan-context.ts';

type SketchTask = Extract<EditTask, { operation: 'sketch' }>;

/** Thresholds of the edge detector for photographs of clothes: folds are detected, weave is not. */
const EDGES = { low_threshold: 0.25, high_threshold: 0.6 };

type SketchWay =
  | { readonly kind: 'control'; readonly weights: Weights; readonly control: LineControl }
  /** Without a control for lines, an edit model is told to draw the picture after the sketch. */
  | { readonly kind: 'instruction'; readonly edit: EditWeights };

/**
 * How a sketch can be drawn on this server; null when it cannot. The preferred model that has a control for lines is
 * used, because a better model without one would not follow the sketch.
 */
export function sketchWay(
  context: Pick<PlanContext, 'inventory' | 'rules' | 'parts' | 'settings'>,
  isPhotograph: boolean,
): SketchWay | null {
  const { inventory, parts, settings } = context;
  const own = chooseWeights(settings, context);
  const candidates = settings.checkpoint === null ? drawingWeights(context) : own === null ? [] : [own];
  for (const weights of candidates) {
    const lines = { kin: weights.family.kin, isPhotograph, wanted: parts.controlNet };
    const control = chooseLineControl(inventory, lines);
    if (control) return { kind: 'control', weights, control };
  }
  const edit = settings.checkpoint === null ? chooseEditWeights(parts, context) : null;
  return edit && { kind: 'instruction', edit };
}

/** Turns line art into a picture with a control for lines, which expects white lines on black. */
export async function planSketch(task: SketchTask, context: PlanContext): Promise<PlanPicture> {
  const way = found(sketchWay(context, task.edges), 'a control net');
  return way.kind === 'control' ? byControl(task, context, way) : byInstruction(task, context, way.edit);
}

async function byControl(
  task: SketchTask,
  context: PlanContext,
  { weights, control }: Extract<SketchWay, { kind: 'control' }>,
): Promise<PlanPicture> {
  const tuning = tune(weights, context.settings, task);
  const size = drawingSize(task, tuning.size);
  const words = diffusionWords(task, context.settings);
  const opaque = await flattenOn(task.source, '#ffffff');
  const { pixels } = await letterbox(opaque, size, groundOf(opaque));
  const image = await context.upload(task.edges ? pixels : whiteOnBlack(pixels));

  return (seed) => {
    const graph = createGraph();
    const loaded = loadWeights(graph, weights, tuning.accelerator, context.loras);
    const plain = encodeWords(graph, loaded, tuning, words);
    const sheet = loadImage(graph, image);
    const lines = task.edges ? from(graph.add('Canny', { image: sheet, ...EDGES })) : sheet;
    const controlled = applyControl(graph, control, { loaded, conditioning: plain, lines, task });
    const latent = from(emptyLatent(graph, weights, size));
    const sampling = { ...controlled.conditioning, model: controlled.model, vae: loaded.vae };
    const resultNode = addSampling(graph, tuning, { ...sampling, latent, size, denoise: 1, seed });
    return { graph: graph.nodes, resultNode, finish: (made) => coverTo(made, task) };
  };
}

async function byInstruction(task: SketchTask, context: PlanContext, edit: EditWeights): Promise<PlanPicture> {
  const { nodes } = context.inventory;
  const size = drawingSize(task, sizeOf({ ...context.settings.size, pixels: null }, edit.weights));
  const opaque = await flattenOn(task.source, '#ffffff');
  const { pixels } = await letterbox(opaque, size, groundOf(opaque));
  const images = [await context.upload(pixels)];
  const { positive } = diffusionWords(task, context.settings);
  const drawn = task.edges ? 'photograph' : 'drawing';
  const text = `Turn this ${drawn} into a finished picture of: ${positive}. Keep the outlines, proportions and details of the ${drawn}.`;
  const finish = (made: Pixels) => coverTo(made, task);
  return (seed) => ({ ...editGraph({ edit, nodes, images, size, text, seed }), finish });
}

interface Control {
  readonly loaded: LoadedModel;
  readonly conditioning: Conditioning;
  readonly lines: Link;
  readonly task: SketchTask;
}

/** A control net changes the conditioning, a patch changes the model. */
function applyControl(
  graph: GraphBuilder,
  control: LineControl,
  { loaded, conditioning, lines, task }: Control,
): { readonly model: Link; readonly conditioning: Conditioning } {
  const { model, vae } = loaded;
  const strength = rounded(0.35 + 0.6 * task.lineControl);
  if (control.kind === 'patch') {
    const patch = from(graph.add('ModelPatchLoader', { name: control.name }));
    const inputs = { model, model_patch: patch, vae, image: lines, strength };
    return { model: from(graph.add(control.node, inputs)), conditioning };
  }
  const plain = from(graph.add('ControlNetLoader', { control_net_name: control.name }));
  const network =
    control.union === null
      ? plain
      : from(graph.add('SetUnionControlNetType', { control_net: plain, type: control.union }));
  const applied = graph.add('ControlNetApplyAdvanced', {
    ...conditioning,
    control_net: network,
    image: lines,
    vae,
    strength,
    start_percent: 0,
    end_percent: rounded(0.5 + 0.45 * task.strength),
  });
  return { model, conditioning: { positive: from(applied), negative: from(applied, 1) } };
}

const meanOf = ({ data }: Pixels): number => data.reduce((sum, value) => sum + value, 0) / data.length;

/** Returns true for dark lines on light paper, false for white lines on a dark sheet. */
const isPaper = (pixels: Pixels): boolean => meanOf(pixels) > 127;
const groundOf = (pixels: Pixels): string => (isPaper(pixels) ? '#ffffff' : '#000000');
const whiteOnBlack = (pixels: Pixels): Pixels =>
  isPaper(pixels) ? { ...pixels, data: pixels.data.map((value) => 255 - value) } : pixels;
