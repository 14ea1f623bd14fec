import type { Tuning } from '../models/tune.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';
import type { LoadedModel } from './load-weights.ts';

export interface Conditioning {
  readonly positive: Link;
  readonly negative: Link;
}

/** Encodes the prompts for the sampler. A model that ignores the negative prompt gets an empty one. */
export function encodeWords(
  graph: GraphBuilder,
  { clip }: LoadedModel,
  tuning: Tuning,
  words: { readonly positive: string; readonly negative: string },
): Conditioning {
  const encode = (text: string) => from(graph.add('CLIPTextEncode', { text, clip }));
  const plain = encode(words.positive);
  const positive =
    tuning.distilled === null
      ? plain
      : from(graph.add('FluxGuidance', { conditioning: plain, guidance: tuning.distilled }));
  const negative = tuning.usesNegativePrompt
    ? encode(words.negative)
    : from(graph.add('ConditioningZeroOut', { conditioning: plain }));
  return { positive, negative };
}

type Steps = Pick<Tuning, 'steps' | 'cfg' | 'sampler' | 'scheduler'>;

export interface Sampling extends Conditioning {
  readonly model: Link;
  readonly latent: Link;
  readonly vae: Link;
  /** Denoising strength, 0 to 1. */
  readonly denoise: number;
  readonly seed: number;
}

/** Adds sampling, decoding and the output node. Returns the id of the output node. */
export function addSampling(
  graph: GraphBuilder,
  { steps, cfg, sampler, scheduler }: Steps,
  sampling: Sampling,
): string {
  const { model, positive, negative, latent, vae, denoise, seed } = sampling;
  const sampled = graph.add('KSampler', {
    model,
    positive,
    negative,
    latent_image: latent,
    seed,
    steps,
    cfg,
    sampler_name: sampler,
    scheduler,
    denoise,
  });
  return showImage(graph, from(graph.add('VAEDecode', { samples: from(sampled), vae })));
}

/**
 * Adds an output node. Preview pictures are stored in a folder that the server empties, without the prompt in their
 * metadata.
 */
export const showImage = (graph: GraphBuilder, images: Link): string => graph.add('PreviewImage', { images });
