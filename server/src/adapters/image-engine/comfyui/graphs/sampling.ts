import type { PixelSize } from '@kenna/contract';
import type { Tuning } from '../models/tune.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';
import type { LoadedModel } from './load-weights.ts';

export interface Conditioning {
  readonly positive: Link;
  readonly negative: Link;
}

/**
 * Encodes the prompts for the sampler. Where the negative prompt has no effect, the negative side is the zeroed positive
 * one, or with `none` the positive one itself.
 */
export function encodeWords(
  graph: GraphBuilder,
  { clip }: Pick<LoadedModel, 'clip'>,
  tuning: Tuning,
  words: { readonly positive: string; readonly negative: string },
): Conditioning {
  const encode = (text: string) => from(graph.add('CLIPTextEncode', { text, clip }));
  const plain = encode(words.positive);
  const positive = guided(graph, tuning, plain);
  // A guider without a negative side reads only the positive one.
  if (tuning.negative === 'none') return { positive, negative: positive };
  const negative =
    tuning.negative === 'text'
      ? encode(words.negative)
      : from(graph.add('ConditioningZeroOut', { conditioning: plain }));
  return { positive, negative };
}

/** Adds the guidance value of distilled models. */
export const guided = (graph: GraphBuilder, { distilled }: Tuning, conditioning: Link): Link =>
  distilled === null ? conditioning : from(graph.add('FluxGuidance', { conditioning, guidance: distilled }));

export interface Sampling extends Conditioning {
  readonly model: Link;
  readonly latent: Link;
  readonly vae: Link;
  /** Size of the picture that is sampled, in pixels. */
  readonly size: PixelSize;
  /** Denoising strength, 0 to 1. */
  readonly denoise: number;
  readonly seed: number;
}

/** Adds sampling, decoding and the output node. Returns the id of the output node. */
export function addSampling(graph: GraphBuilder, tuning: Tuning, sampling: Sampling): string {
  const sampled =
    tuning.scheduler === 'Flux2Scheduler' ? addFlux2(graph, tuning, sampling) : addKSampler(graph, tuning, sampling);
  return showImage(graph, from(graph.add('VAEDecode', { samples: from(sampled), vae: sampling.vae })));
}

function addKSampler(graph: GraphBuilder, { steps, cfg, sampler, scheduler }: Tuning, sampling: Sampling): string {
  const { model, positive, negative, latent, denoise, seed } = sampling;
  return graph.add('KSampler', {
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
}

/** The steps of FLUX.2 depend on the size of the picture, so its own scheduler node is used and not that of KSampler. */
function addFlux2(graph: GraphBuilder, tuning: Tuning, sampling: Sampling): string {
  const { steps, cfg, sampler, negative: handling } = tuning;
  const { model, positive, negative, latent, size, denoise, seed } = sampling;
  const guider =
    handling === 'none'
      ? graph.add('BasicGuider', { model, conditioning: positive })
      : graph.add('CFGGuider', { model, positive, negative, cfg });
  // Like KSampler: the given number of steps is sampled, from a longer schedule whose beginning is left out.
  const whole = denoise < 1 ? Math.max(steps, Math.round(steps / denoise)) : steps;
  const all = from(graph.add('Flux2Scheduler', { steps: whole, ...size }));
  const sigmas = denoise < 1 ? from(graph.add('SplitSigmasDenoise', { sigmas: all, denoise }), 1) : all;
  return graph.add('SamplerCustomAdvanced', {
    noise: from(graph.add('RandomNoise', { noise_seed: seed })),
    guider: from(guider),
    sampler: from(graph.add('KSamplerSelect', { sampler_name: sampler })),
    sigmas,
    latent_image: latent,
  });
}

/**
 * Adds an output node. Preview pictures are stored in a folder that the server empties, without the prompt in their
 * metadata.
 */
export const showImage = (graph: GraphBuilder, images: Link): string => graph.add('PreviewImage', { images });
