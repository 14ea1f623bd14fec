import type { GenerateTask } from '../../../../ports/engine-task.ts';
import { drawingSize } from '@kenna/contract';
import { coverTo } from '../../composition/fit-to-size.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { createGraph, from } from '../graphs/graph-builder.ts';
import { emptyLatent } from '../graphs/latents.ts';
import { loadWeights } from '../graphs/load-weights.ts';
import { addSampling, encodeWords } from '../graphs/sampling.ts';
import { tune } from '../models/tune.ts';
import { weightsOf, type PlanContext, type PlanPicture } from './plan-context.ts';

/** Makes a picture from words alone, drawn near the size that the model was trained on. */
export async function planGenerate(task: GenerateTask, context: PlanContext): Promise<PlanPicture> {
  const weights = weightsOf(context);
  const tuning = tune(weights, context.settings, task);
  const size = drawingSize(task, tuning.size);
  const words = diffusionWords(task, context.settings);

  return (seed) => {
    const graph = createGraph();
    const loaded = loadWeights(graph, weights, tuning.accelerator, context.loras);
    const conditioning = encodeWords(graph, loaded, tuning, words);
    const latent = from(emptyLatent(graph, weights, size));
    const resultNode = addSampling(graph, tuning, { ...loaded, ...conditioning, latent, size, denoise: 1, seed });
    return { graph: graph.nodes, resultNode, finish: (made) => coverTo(made, task) };
  };
}
