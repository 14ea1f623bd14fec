import type { Weights } from '../models/choose-weights.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';

export interface LoadedModel {
  readonly model: Link;
  readonly clip: Link;
  readonly vae: Link;
}

const ENCODER_TYPES = { sd15: 'stable_diffusion', sdxl: 'sdxl', flux: 'flux', qwen: 'qwen_image' } as const;

export function loadWeights(graph: GraphBuilder, { name, family, parts }: Weights): LoadedModel {
  if (parts === null) {
    const checkpoint = graph.add('CheckpointLoaderSimple', { ckpt_name: name });
    return { model: from(checkpoint), clip: from(checkpoint, 1), vae: from(checkpoint, 2) };
  }
  const [first = '', second] = parts.encoders;
  const type = ENCODER_TYPES[family];
  const clip =
    second === undefined
      ? graph.add('CLIPLoader', { clip_name: first, type })
      : graph.add('DualCLIPLoader', { clip_name1: first, clip_name2: second, type });
  return {
    model: from(graph.add('UNETLoader', { unet_name: name, weight_dtype: 'default' })),
    clip: from(clip),
    vae: from(graph.add('VAELoader', { vae_name: parts.vae })),
  };
}
