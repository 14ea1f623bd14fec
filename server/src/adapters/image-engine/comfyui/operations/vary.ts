import type { EditTask } from '../../../../ports/engine-task.ts';
import { drawingSize } from '@kenna/contract';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { colourWords } from '../../diffusion/colour-words.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { createGraph, from } from '../graphs/graph-builder.ts';
import { loadImage } from '../graphs/latents.ts';
import { loadWeights } from '../graphs/load-weights.ts';
import { addSampling, encodeWords } from '../graphs/sampling.ts';
import { tune } from '../models/tune.ts';
import { blendInto } from './blend-pictures.ts';
import { rounded, weightsOf, type PlanContext, type PlanPicture } from './plan-context.ts';

type VaryTask = Extract<EditTask, { operation: 'vary' }>;

/** Denoising strength of the closest variation; a lower value changes nothing. */
const CLOSEST = 0.3;
/** Denoising strength of the freest variation; a higher value preserves nothing. */
const FREEST = 0.85;
/** Below this denoising strength colours do not change, whatever the words say. */
const MIN_COLOURWAY_DENOISE = 0.6;

/** Denoising strength: the share of the source that is discarded. */
export function varyDenoise({ strength, colourways }: Pick<VaryTask, 'strength' | 'colourways'>): number {
  const held = FREEST + (CLOSEST - FREEST) * strength;
  return rounded(colourways.length > 0 ? Math.max(held, MIN_COLOURWAY_DENOISE) : held);
}

/** Makes other versions of a picture by partly re-noising its latent (img2img). */
export async function planVary(task: VaryTask, context: PlanContext): Promise<PlanPicture> {
  const { source, blend, colourways } = task;
  const weights = weightsOf(context);
  const tuning = tune(weights, context.settings, task);
  const size = drawingSize(source, tuning.size);
  const start = blend ? await blendInto(source, blend) : await flattenOn(source, '#ffffff');
  const image = await context.upload(await stretchTo(start, size));
  const denoise = varyDenoise(task);

  return (seed, index) => {
    const colour = colourways[index];
    const prompt = colour === undefined ? task.prompt : `${colourWords(colour)} colour, ${task.prompt}`;
    const graph = createGraph();
    const loaded = loadWeights(graph, weights, tuning.accelerator, context.loras);
    const conditioning = encodeWords(graph, loaded, tuning, diffusionWords({ ...task, prompt }, context.settings));
    const latent = from(graph.add('VAEEncode', { pixels: loadImage(graph, image), vae: loaded.vae }));
    const resultNode = addSampling(graph, tuning, { ...loaded, ...conditioning, latent, size, denoise, seed });
    return { graph: graph.nodes, resultNode, finish: (made) => stretchTo(made, source) };
  };
}
