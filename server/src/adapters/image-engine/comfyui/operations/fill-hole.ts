/** Shared by inpainting and outpainting: fills a hole in a picture, at a size that the model was trained on. */
import { drawingSize, type PixelSize } from '@kenna/contract';
import type { Mask, Pixels } from '../../../../ports/engine-task.ts';
import { stretchMaskTo, stretchTo } from '../../composition/fit-to-size.ts';
import { maskAsPixels } from '../../composition/mask-forms.ts';
import { createGraph } from '../graphs/graph-builder.ts';
import { addHole, loadImage, loadMask } from '../graphs/latents.ts';
import { loadWeights } from '../graphs/load-weights.ts';
import { addSampling, encodeWords } from '../graphs/sampling.ts';
import type { Weights } from '../models/assess-file.ts';
import { chooseFillControl } from '../models/choose-parts.ts';
import type { Tuning } from '../models/tune.ts';
import type { PlanContext } from './plan-context.ts';

interface Filling {
  /** Opaque. */
  readonly pixels: Pixels;
  readonly mask: Mask;
  readonly weights: Weights;
  readonly tuning: Tuning;
  readonly words: { readonly positive: string; readonly negative: string };
  /** Denoising strength, 0 to 1. */
  readonly denoise: number;
  readonly isPrefilled: boolean;
}

/** Returns a function that builds the graph for a seed. The result has the aspect ratio of the picture. */
export async function prepareFilling(filling: Filling, context: PlanContext) {
  const { pixels, mask, weights, tuning, words, denoise, isPrefilled } = filling;
  const size: PixelSize = drawingSize(pixels, tuning.size);
  const fitted = await stretchMaskTo(mask, size);
  const image = await context.upload(await stretchTo(pixels, size));
  const cover = await context.upload(maskAsPixels(fitted));
  const { inventory } = context;
  // FLUX.1 Fill was published with this node for masks of every kind.
  const isSoft = (weights.family.fillsHoles || hasHalfTones(fitted)) && inventory.nodes.has('DifferentialDiffusion');
  const control = weights.isInpaint ? null : chooseFillControl(inventory, weights.family.kin);

  return (seed: number) => {
    const graph = createGraph();
    const loaded = loadWeights(graph, weights, tuning.accelerator, context.loras);
    const conditioning = encodeWords(graph, loaded, tuning, words);
    const inputs = { pixels: loadImage(graph, image), mask: loadMask(graph, cover) };
    const hole = addHole(graph, { weights, loaded, conditioning, ...inputs, denoise, isSoft, isPrefilled, control });
    return {
      graph: graph.nodes,
      resultNode: addSampling(graph, tuning, { ...hole, vae: loaded.vae, size, denoise, seed }),
    };
  };
}

const hasHalfTones = ({ data }: Mask): boolean => data.some((value) => value > 0 && value < 255);
