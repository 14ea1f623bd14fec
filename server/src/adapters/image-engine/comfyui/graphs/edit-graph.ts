import type { EditWeights } from '../models/choose-weights.ts';
import type { NodeCatalogue } from '../models/node-catalogue.ts';
import { createGraph, from, type GraphBuilder, type Link } from './graph-builder.ts';
import { loadImage } from './latents.ts';
import { loadWeights } from './load-weights.ts';
import { addSampling } from './sampling.ts';

interface Edit {
  readonly edit: EditWeights;
  readonly nodes: NodeCatalogue;
  /** Names of uploads; the first is the picture to edit. */
  readonly images: readonly string[];
  readonly text: string;
  readonly seed: number;
}

/**
 * Sampling of the edit models. The settings of a product model do not apply, because they belong to another network.
 */
const SAMPLING = { sampler: 'euler', scheduler: 'simple' };
const STEPS = 20;
const QWEN = { cfg: 2.5, shift: 3 };
const KONTEXT = { cfg: 1, guidance: 2.5 };

/** Qwen-Image-Edit accepts up to three pictures; versions before 2509 accepted one. */
export const acceptsSeveralPictures = ({ kind }: EditWeights, nodes: NodeCatalogue): boolean =>
  kind === 'qwen' && nodes.has('TextEncodeQwenImageEditPlus');

/** Edits a picture by an instruction; the result has the size of the first picture. */
export function editGraph(edit: Edit) {
  const graph = createGraph();
  const resultNode = edit.edit.kind === 'qwen' ? addQwen(graph, edit) : addKontext(graph, edit);
  return { graph: graph.nodes, resultNode };
}

function addQwen(graph: GraphBuilder, { edit, nodes, images, text, seed }: Edit): string {
  const { weights, lightning } = edit;
  const { model, clip, vae } = loadWeights(graph, weights);
  const accelerated = lightning
    ? from(graph.add('LoraLoaderModelOnly', { model, lora_name: lightning.name, strength_model: 1 }))
    : model;
  const shifted = from(graph.add('ModelSamplingAuraFlow', { model: accelerated, shift: QWEN.shift }));
  const normed = from(graph.add('CFGNorm', { model: shifted, strength: 1 }));
  const pictures = images.map((name) => loadImage(graph, name));
  const [first] = pictures as [Link];
  const named = acceptsSeveralPictures(edit, nodes)
    ? Object.fromEntries(pictures.map((picture, index) => [`image${index + 1}`, picture]))
    : { image: first };
  const encoder = acceptsSeveralPictures(edit, nodes) ? 'TextEncodeQwenImageEditPlus' : 'TextEncodeQwenImageEdit';
  const encode = (prompt: string) => from(graph.add(encoder, { clip, prompt, vae, ...named }));
  const tuning = lightning ? { steps: lightning.steps, cfg: 1 } : { steps: STEPS, cfg: QWEN.cfg };
  const conditioning = { positive: encode(text), negative: encode('') };
  const latent = from(graph.add('VAEEncode', { pixels: first, vae }));
  return addSampling(
    graph,
    { ...tuning, ...SAMPLING },
    { model: normed, ...conditioning, latent, vae, denoise: 1, seed },
  );
}

function addKontext(graph: GraphBuilder, { edit, images, text, seed }: Edit): string {
  const loaded = loadWeights(graph, edit.weights);
  const { model, clip, vae } = loaded;
  const picture = loadImage(graph, images[0] ?? '');
  const latent = from(graph.add('VAEEncode', { pixels: picture, vae }));
  const plain = from(graph.add('CLIPTextEncode', { text, clip }));
  const referring = from(graph.add('ReferenceLatent', { conditioning: plain, latent }));
  const positive = from(graph.add('FluxGuidance', { conditioning: referring, guidance: KONTEXT.guidance }));
  const negative = from(graph.add('ConditioningZeroOut', { conditioning: plain }));
  const tuning = { steps: STEPS, cfg: KONTEXT.cfg, ...SAMPLING };
  return addSampling(graph, tuning, { model, positive, negative, latent, vae, denoise: 1, seed });
}
