import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { drawingSize } from '../../composition/drawing-size.ts';
import { coverTo, flattenOn, letterbox } from '../../composition/fit-to-size.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { createGraph, from, type GraphBuilder, type Link } from '../graphs/graph-builder.ts';
import { emptyLatent, loadImage } from '../graphs/latents.ts';
import { loadWeights, type LoadedModel } from '../graphs/load-weights.ts';
import { addSampling, encodeWords, type Conditioning } from '../graphs/sampling.ts';
import { chooseControlNet, type ControlNet } from '../models/choose-parts.ts';
import { tune } from '../models/tune.ts';
import { found, rounded, weightsOf, type PlanContext, type PlanPicture } from './plan-context.ts';

type SketchTask = Extract<EditTask, { operation: 'sketch' }>;

/** Thresholds of the edge detector for photographs of clothes: folds are detected, weave is not. */
const EDGES = { low_threshold: 0.25, high_threshold: 0.6 };

/** Turns line art into a picture with a ControlNet, which expects white lines on black. */
export async function planSketch(task: SketchTask, context: PlanContext): Promise<PlanPicture> {
  const weights = weightsOf(context);
  const { family } = weights;
  const wanted = context.parts.controlNet;
  const { controlNets } = context.inventory.modelFiles;
  const net = found(chooseControlNet(controlNets, { family, isPhotograph: task.edges, wanted }), 'a ControlNet');
  const tuning = tune(weights, context.settings, task);
  const size = drawingSize(task, tuning.size);
  const words = diffusionWords(task, context.settings);
  const opaque = await flattenOn(task.source, '#ffffff');
  const { pixels } = await letterbox(opaque, size, groundOf(opaque));
  const image = await context.upload(task.edges ? pixels : whiteOnBlack(pixels));

  return (seed) => {
    const graph = createGraph();
    const loaded = loadWeights(graph, weights);
    const plain = encodeWords(graph, loaded, tuning, words);
    const sheet = loadImage(graph, image);
    const lines = task.edges ? from(graph.add('Canny', { image: sheet, ...EDGES })) : sheet;
    const conditioning = applyControl(graph, net, { loaded, conditioning: plain, lines, task });
    const latent = from(emptyLatent(graph, weights, size));
    const resultNode = addSampling(graph, tuning, { ...loaded, ...conditioning, latent, denoise: 1, seed });
    return { graph: graph.nodes, resultNode, finish: (made) => coverTo(made, task) };
  };
}

interface Control {
  readonly loaded: LoadedModel;
  readonly conditioning: Conditioning;
  readonly lines: Link;
  readonly task: SketchTask;
}

function applyControl(graph: GraphBuilder, net: ControlNet, control: Control): Conditioning {
  const { loaded, conditioning, lines, task } = control;
  const plain = from(graph.add('ControlNetLoader', { control_net_name: net.name }));
  const network =
    net.union === null ? plain : from(graph.add('SetUnionControlNetType', { control_net: plain, type: net.union }));
  const applied = graph.add('ControlNetApplyAdvanced', {
    ...conditioning,
    control_net: network,
    image: lines,
    vae: loaded.vae,
    strength: rounded(0.35 + 0.6 * task.lineControl),
    start_percent: 0,
    end_percent: rounded(0.5 + 0.45 * task.strength),
  });
  return { positive: from(applied), negative: from(applied, 1) };
}

const meanOf = ({ data }: Pixels): number => data.reduce((sum, value) => sum + value, 0) / data.length;

/** True for dark lines on light paper, false for white lines on a dark sheet. */
const isPaper = (pixels: Pixels): boolean => meanOf(pixels) > 127;
const groundOf = (pixels: Pixels): string => (isPaper(pixels) ? '#ffffff' : '#000000');
const whiteOnBlack = (pixels: Pixels): Pixels =>
  isPaper(pixels) ? { ...pixels, data: pixels.data.map((value) => 255 - value) } : pixels;
