import type { Tuning } from '../models/tune.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';
import type { LoadedModel } from './load-weights.ts';

export interface Conditioning {
  readonly positive: Link;
  readonly negative: Link;
}

/** The words for the sampler. A model that does not hear the negative prompt is given none. */
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
  const negative = tuning.hearsNegative
    ? encode(words.negative)
    : from(graph.add('ConditioningZeroOut', { conditioning: plain }));
  return { positive, negative };
}

type Steps = Pick<Tuning, 'steps' | 'cfg' | 'sampler' | 'scheduler'>;

export interface Sampling extends Conditioning {
  readonly model: Link;
  readonly latent: Link;
  readonly vae: Link;
  /** 0 to 1. */
  readonly denoise: number;
  readonly seed: number;
}

/** Samples, decodes and shows. Answers the node of the result. */
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

/** Pictures that are only shown lie in a folder that the server empties, without the words that made them elsewhere. */
export const showImage = (graph: GraphBuilder, images: Link): string => graph.add('PreviewImage', { images });
