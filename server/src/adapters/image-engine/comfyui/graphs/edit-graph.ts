import type { PixelSize } from '@kenna/contract';
import type { EditWeights } from '../models/choose-weights.ts';
import type { NodeCatalogue } from '../models/node-catalogue.ts';
import { tune, USUAL_SAMPLING, type Tuning } from '../models/tune.ts';
import { createGraph, from, type GraphBuilder, type Link } from './graph-builder.ts';
import { emptyLatent, loadImage } from './latents.ts';
import { loadWeights, type LoadedModel } from './load-weights.ts';
import { addSampling, encodeWords, guided, type Conditioning } from './sampling.ts';

interface Edit {
  readonly edit: EditWeights;
  readonly nodes: NodeCatalogue;
  /** Names of uploads; the first is the picture to edit. */
  readonly images: readonly string[];
  /** Size of the first picture, which is that of the result, in pixels. */
  readonly size: PixelSize;
  readonly text: string;
  readonly seed: number;
}

/**
 * Edits a picture by an instruction; the result has the size of the first picture. The settings of a product model do
 * not apply, because they belong to another network.
 */
export function editGraph(parts: Edit) {
  const { weights, edit } = parts.edit;
  const tuning = tune(weights, null, USUAL_SAMPLING);
  const graph = createGraph();
  const loaded = loadWeights(graph, weights, tuning.accelerator);
  const pictures = parts.images.map((name) => loadImage(graph, name));
  const context = { graph, loaded, tuning, pictures, parts };
  const conditioning = CONDITIONING[edit.way](context);
  const [first] = pictures as [Link];
  const latent = edit.startsFromPicture ? encoded(graph, loaded, first) : from(emptyLatent(graph, weights, parts.size));
  const { model, vae } = loaded;
  const { size, seed } = parts;
  const resultNode = addSampling(graph, tuning, { model, vae, ...conditioning, latent, size, denoise: 1, seed });
  return { graph: graph.nodes, resultNode };
}

interface Context {
  readonly graph: GraphBuilder;
  readonly loaded: LoadedModel;
  readonly tuning: Tuning;
  readonly pictures: readonly Link[];
  readonly parts: Edit;
}

const encoded = (graph: GraphBuilder, { vae }: LoadedModel, pixels: Link): Link =>
  from(graph.add('VAEEncode', { pixels, vae }));

const CONDITIONING: Readonly<Record<EditWeights['edit']['way'], (context: Context) => Conditioning>> = {
  'reference latents': byReferenceLatents,
  'qwen encoder': byQwenEncoder,
  'hidream references': byHidreamReferences,
};

/** Chains the latents of the pictures to the conditioning, on both sides where the negative side is read. */
function byReferenceLatents({ graph, loaded, tuning, pictures, parts: { text } }: Context): Conditioning {
  const plain = encodeWords(graph, loaded, { ...tuning, distilled: null }, { positive: text, negative: '' });
  const latents = pictures.map((pixels) => encoded(graph, loaded, pixels));
  const referring = (conditioning: Link) =>
    latents.reduce(
      (chain, latent) => from(graph.add('ReferenceLatent', { conditioning: chain, latent })),
      conditioning,
    );
  const positive = guided(graph, tuning, referring(plain.positive));
  return { positive, negative: tuning.negative === 'none' ? positive : referring(plain.negative) };
}

/** The encoder reads the pictures itself; versions before 2509 read one, by an older encoder. */
function byQwenEncoder({ graph, loaded, pictures, parts: { edit, nodes, text } }: Context): Conditioning {
  const { clip, vae } = loaded;
  const isSingle = edit.edit.pictures === 1 && nodes.has('TextEncodeQwenImageEdit');
  const named = isSingle
    ? { image: pictures[0]! }
    : Object.fromEntries(pictures.map((picture, index) => [`image${index + 1}`, picture]));
  const encoder = isSingle ? 'TextEncodeQwenImageEdit' : 'TextEncodeQwenImageEditPlus';
  const method = edit.edit.referenceMethod;
  const isKnown =
    method !== null &&
    nodes.options('FluxKontextMultiReferenceLatentMethod', 'reference_latents_method')?.includes(method);
  const encode = (prompt: string) => {
    const conditioning = from(graph.add(encoder, { clip, prompt, vae, ...named }));
    if (!isKnown) return conditioning;
    const inputs = { conditioning, reference_latents_method: method };
    return from(graph.add('FluxKontextMultiReferenceLatentMethod', inputs));
  };
  return { positive: encode(text), negative: encode('') };
}

function byHidreamReferences({ graph, loaded, tuning, pictures, parts: { text } }: Context): Conditioning {
  const plain = encodeWords(graph, loaded, tuning, { positive: text, negative: '' });
  // The inputs of a growing list are named after the list.
  const images = Object.fromEntries(pictures.map((picture, index) => [`images.image_${index + 1}`, picture]));
  const made = graph.add('HiDreamO1ReferenceImages', { ...plain, ...images });
  return { positive: from(made), negative: from(made, 1) };
}
