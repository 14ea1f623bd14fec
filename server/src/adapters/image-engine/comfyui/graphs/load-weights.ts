import type { ChosenLora } from '@kenna/contract';
import { encoderLoader, isGguf, type Weights } from '../models/assess-file.ts';
import { from, type GraphBuilder, type Link } from './graph-builder.ts';

export interface LoadedModel {
  readonly model: Link;
  readonly clip: Link;
  readonly vae: Link;
}

/**
 * Loads weights and applies what their family needs before sampling. `accelerator` is the name of a LoRA for few
 * steps, or null; `loras` are those that a person has chosen.
 */
export function loadWeights(
  graph: GraphBuilder,
  weights: Weights,
  accelerator: string | null,
  loras: readonly ChosenLora[] = [],
): LoadedModel {
  const { family } = weights;
  const { model: plain, clip: encoder, vae } = styled(graph, weights, loadFiles(graph, weights), loras);
  let model =
    accelerator === null
      ? plain
      : from(graph.add('LoraLoaderModelOnly', { model: plain, lora_name: accelerator, strength_model: 1 }));
  for (const { node, inputs } of family.patches) model = from(graph.add(node, { model, ...inputs }));
  let clip = encoder;
  for (const { node, inputs } of family.encoderPatches) clip = from(graph.add(node, { clip, ...inputs }));
  return { model, clip, vae };
}

/** Applies the chosen LoRAs; those of whole checkpoints may contain weights of the encoders, too. */
function styled(
  graph: GraphBuilder,
  { parts }: Weights,
  loaded: LoadedModel,
  loras: readonly ChosenLora[],
): LoadedModel {
  let { model, clip } = loaded;
  for (const { name, strength } of loras) {
    const inputs = { model, lora_name: name, strength_model: strength };
    if (parts === null) {
      const node = graph.add('LoraLoader', { ...inputs, clip, strength_clip: strength });
      [model, clip] = [from(node), from(node, 1)];
    } else model = from(graph.add('LoraLoaderModelOnly', inputs));
  }
  return { ...loaded, model, clip };
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
