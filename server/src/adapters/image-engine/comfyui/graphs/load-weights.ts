import { encoderLoader, isGguf, type Weights } from '../models/assess-file.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';

export interface LoadedModel {
  readonly model: Link;
  readonly clip: Link;
  readonly vae: Link;
}

/**
 * Loads weights and applies what their family needs before sampling. `accelerator` is the name of a LoRA for few
 * steps, or null.
 */
export function loadWeights(graph: GraphBuilder, weights: Weights, accelerator: string | null): LoadedModel {
  const { family } = weights;
  const { model: plain, clip: encoder, vae } = loadFiles(graph, weights);
  let model =
    accelerator === null
      ? plain
      : from(graph.add('LoraLoaderModelOnly', { model: plain, lora_name: accelerator, strength_model: 1 }));
  for (const { node, inputs } of family.patches) model = from(graph.add(node, { model, ...inputs }));
  let clip = encoder;
  for (const { node, inputs } of family.encoderPatches) clip = from(graph.add(node, { clip, ...inputs }));
  return { model, clip, vae };
}

function loadFiles(graph: GraphBuilder, { name, family, parts }: Weights): LoadedModel {
  if (parts === null) {
    const checkpoint = graph.add('CheckpointLoaderSimple', { ckpt_name: name });
    return { model: from(checkpoint), clip: from(checkpoint, 1), vae: from(checkpoint, 2) };
  }
  const { encoders, vae } = parts;
  const names = encoders.length === 1 ? { clip_name: encoders[0]! } : numbered(encoders);
  const type = encoders.length < 3 ? { type: family.encoders?.type ?? '' } : {};
  const model = isGguf(name)
    ? graph.add('UnetLoaderGGUF', { unet_name: name })
    : graph.add('UNETLoader', { unet_name: name, weight_dtype: 'default' });
  return {
    model: from(model),
    clip: from(graph.add(encoderLoader(encoders), { ...names, ...type })),
    vae: from(graph.add('VAELoader', { vae_name: vae })),
  };
}

const numbered = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [`clip_name${index + 1}`, name]));
