/**
 * The behaviour of each node. Masks and alpha have the same meaning as in the real nodes, including their
 * inconsistencies.
 */
import type { Pixels } from '../../ports/engine-task.ts';
import { architectureOf, controlsOf, encoderOf, vaeOf, type Architecture } from './fake-weights.ts';
import { NodeFailure } from './node-failure.ts';
import {
  croppedToEight,
  digestOf,
  drawFrom,
  maskAt,
  repaint,
  resized,
  throughVae,
  type FakeLatent,
  type FakeMask,
} from './tensors.ts';

interface Work {
  /** Loads an upload by the name in the graph. */
  readonly picture: (name: string) => Promise<Pixels>;
  /**
   * Reports one step of the node being executed; waits while the server is paused, and throws when the job was stopped.
   */
  readonly step: (value: number, max: number, preview?: Pixels) => Promise<void>;
  /** Reports a mistake of the graph that the server answers with a bad picture instead of an error. */
  readonly slip: (text: string) => void;
}

/** A value between nodes: a text that decides what is drawn, and what weights know about it. */
class Tagged<Facts> {
  readonly tag: string;
  readonly facts: Facts;

  constructor(tag: string, facts: Facts) {
    this.tag = tag;
    this.facts = facts;
  }

  toString(): string {
    return this.tag;
  }
}

interface ConditioningFacts {
  readonly encoder: string;
  /** Architectures of the control nets that act on it. */
  readonly nets: readonly string[];
  /** Channels of the latents that it refers to. */
  readonly references: readonly number[];
}
interface VaeFacts {
  readonly name: string;
  readonly channels: number;
}
type Model = Tagged<Architecture>;
type Encoder = Tagged<{ readonly encoder: string }>;
type Conditioning = Tagged<ConditioningFacts>;
type Vae = Tagged<VaeFacts>;

const modelOf = (value: unknown) => value as Model;
const encoderIn = (value: unknown) => value as Encoder;
const conditioningOf = (value: unknown) => value as Conditioning;
const vaeIn = (value: unknown) => value as Vae;

type Inputs = Readonly<Record<string, unknown>>;
type Do = (inputs: Inputs, work: Work) => Promise<readonly unknown[]> | readonly unknown[];

const words = (...parts: readonly unknown[]): string => parts.map(String).join('|');
const imageOf = (value: unknown): Pixels => value as Pixels;
const maskOf = (value: unknown): FakeMask => value as FakeMask;
const latentOf = (value: unknown): FakeLatent => value as FakeLatent;
const sizeOf = ({ width, height }: Inputs) => ({ width: Number(width), height: Number(height) });
const opaque = (pixels: Pixels): Pixels =>
  pixels.channels === 3 ? pixels : { ...pixels, channels: 3, data: pixels.data.filter((_, k) => k % 4 !== 3) };

const channelOf = ({ width, height, channels, data }: Pixels, channel: number, of: (value: number) => number) => {
  const mask = new Float32Array(width * height);
  for (let k = 0; k < mask.length; k++) mask[k] = of(data[k * channels + channel]! / 255);
  return { width, height, data: mask };
};

/** `scale`: image pixels along the side of one latent pixel. */
function emptyLatent(inputs: Inputs, channels: number, scale: number): FakeLatent {
  const { width, height } = sizeOf(inputs);
  const size = { width: width - (width % scale), height: height - (height % scale) };
  const pixels: Pixels = { ...size, channels: 3, data: new Uint8Array(size.width * size.height * 3) };
  return { pixels, mask: null, channels, isEmpty: true };
}

const encoded = (pixels: Pixels, vae: unknown): FakeLatent => ({
  pixels,
  mask: null,
  channels: vaeIn(vae).facts.channels,
  isEmpty: false,
});

/** Throws what torch throws when weights of different families meet. */
function checkFamilies(model: Model, conditionings: readonly Conditioning[], latent: FakeLatent): void {
  const { facts: own } = model;
  const shapes = (given: string, wanted: string) =>
    new NodeFailure('RuntimeError', `mat1 and mat2 shapes cannot be multiplied (${given} and ${wanted})`);
  if (own.channels === 0) throw new NodeFailure('AttributeError', "'NoneType' object has no attribute 'forward'");
  for (const { facts } of conditionings) {
    if (facts.encoder !== own.encoder) throw shapes(facts.encoder, own.encoder);
    for (const net of facts.nets) if (net !== own.controls) throw shapes(`a net for ${net}`, own.controls);
    for (const channels of facts.references)
      if (channels !== own.channels) throw shapes(`${channels} channels of a reference`, String(own.channels));
  }
  if (latent.isEmpty || latent.channels === own.channels) return;
  const text = `Given groups=1, expected input to have ${own.channels} channels, but got ${latent.channels} channels instead`;
  throw new NodeFailure('RuntimeError', text);
}

async function draw(
  model: Model,
  latent: FakeLatent,
  wanted: { tag: string; steps: number; denoise: number },
  { step }: Work,
) {
  const { width, height } = latent.pixels;
  const drawn = drawFrom(wanted.tag, width, height);
  const preview = resized(drawn, 16, 16);
  for (let value = 1; value <= wanted.steps; value++) await step(value, wanted.steps, preview);
  const pixels = repaint(latent, drawn, wanted.denoise);
  return { pixels, mask: null, channels: model.facts.channels, isEmpty: false };
}

/** Blanks the hole before encoding: below full noise the grey remains visible. */
function blanked(pixels: Pixels, mask: FakeMask): Pixels {
  const data = Uint8Array.from(pixels.data);
  for (let k = 0; k < pixels.width * pixels.height; k++) {
    if (maskAt(mask, k % pixels.width, Math.floor(k / pixels.width), pixels) > 0.5) data.fill(128, k * 3, k * 3 + 3);
  }
  return { ...pixels, data };
}

async function sample(inputs: Inputs, work: Work): Promise<readonly unknown[]> {
  const latent = latentOf(inputs['latent_image']);
  const { seed, cfg, model, positive, negative, sampler_name: sampler, scheduler, denoise } = inputs;
  checkFamilies(modelOf(model), [conditioningOf(positive), conditioningOf(negative)], latent);
  const tag = words(seed, cfg, model, positive, negative, sampler, scheduler);
  return [await draw(modelOf(model), latent, { tag, steps: Number(inputs['steps']), denoise: Number(denoise) }, work)];
}

interface Guider {
  readonly model: Model;
  readonly conditionings: readonly Conditioning[];
  readonly tag: string;
}
interface Sigmas {
  readonly steps: number;
  readonly denoise: number;
}

/** Splits a schedule in two, as the node does: the early steps, and the last steps, which are `share` of all. */
function splitSigmas(value: unknown, share: number): readonly Sigmas[] {
  const { steps } = value as Sigmas;
  const late = Math.round(steps * share);
  return [
    { steps: steps - late, denoise: 1 },
    { steps: late, denoise: share },
  ];
}

async function sampleCustom(inputs: Inputs, work: Work): Promise<readonly unknown[]> {
  const { noise, guider, sampler, sigmas, latent_image: latent } = inputs;
  const { model, conditionings, tag } = guider as Guider;
  checkFamilies(model, conditionings, latentOf(latent));
  const made = await draw(model, latentOf(latent), { ...(sigmas as Sigmas), tag: words(noise, tag, sampler) }, work);
  return [made, made];
}

function decode({ samples, vae }: Inputs, { slip }: Work): readonly unknown[] {
  const { pixels, channels } = latentOf(samples);
  const { name, channels: own } = vaeIn(vae).facts;
  if (own !== channels)
    throw new NodeFailure('RuntimeError', `expected input to have ${own} channels, but got ${channels}`);
  if (name === 'layered') slip('a picture decoded with the VAE of Qwen-Image-Layered');
  return [throughVae(pixels)];
}

/** Loads everything that a checkpoint contains; weights that are published alone contain no encoder and no VAE. */
function loadCheckpoint(name: string): readonly unknown[] {
  const own = architectureOf(name);
  const vae = { name: own.vae, channels: own.channels };
  return [
    new Tagged(words('model', name), own),
    new Tagged(words('clip', name), { encoder: own.encoder }),
    new Tagged(words('vae', name), vae),
  ];
}

const encodersOf = (files: readonly unknown[], type: unknown) => [
  new Tagged(words('clip', ...files, type), { encoder: encoderOf(files.map(String), String(type)) }),
];
const retagged = (model: unknown, ...more: readonly unknown[]) => [
  new Tagged(words(model, ...more), modelOf(model).facts),
];
const conditioned = (text: string, from: Encoder, facts: Partial<ConditioningFacts> = {}): Conditioning =>
  new Tagged(text, { encoder: from.facts.encoder, nets: [], references: [], ...facts });
const further = (value: unknown, text: string, facts: Partial<ConditioningFacts> = {}): Conditioning =>
  new Tagged(words(value, text), { ...conditioningOf(value).facts, ...facts });

/** A patch of another architecture fails at once; the first Z-Image patches have no channels for a hole. */
function patchModel(inputs: Inputs): readonly unknown[] {
  const { model, model_patch: patch, image, inpaint_image: hole, strength } = inputs;
  const own = modelOf(model);
  if (controlsOf(String(patch)) !== own.facts.controls)
    throw new NodeFailure('RuntimeError', `a patch for ${controlsOf(String(patch))} on ${own.facts.controls}`);
  if (image === undefined && !/union-2\./i.test(String(patch)))
    throw new NodeFailure('AttributeError', "'NoneType' object has no attribute 'to'");
  const seen = [image, hole].flatMap((one) => (one === undefined ? [] : [digestOf(imageOf(one))]));
  return retagged(model, patch, ...seen, strength);
}

async function enlarge({ image, upscale_model: model }: Inputs, { step }: Work): Promise<readonly unknown[]> {
  const source = imageOf(image);
  const factor = /2x|x2/i.test(String(model)) ? 2 : 4;
  for (let tile = 1; tile <= 2; tile++) await step(tile, 2);
  return [resized(source, source.width * factor, source.height * factor)];
}

/** Pixels unlike the upper left corner count as the subject. */
function matteOf(value: unknown): FakeMask {
  const { width, height, data } = imageOf(value);
  const isSubject = (k: number) => [0, 1, 2].some((c) => Math.abs(data[k * 3 + c]! - data[c]!) > 24);
  return { width, height, data: Float32Array.from({ length: width * height }, (_, k) => (isSubject(k) ? 1 : 0)) };
}

/** The node uses the complement of its mask as the alpha. */
function withAlpha(image: Pixels, mask: FakeMask): Pixels {
  const data = new Uint8Array(image.width * image.height * 4);
  for (let k = 0; k < image.width * image.height; k++) {
    data.set(image.data.subarray(k * 3, k * 3 + 3), k * 4);
    data[k * 4 + 3] = Math.round((1 - maskAt(mask, k % image.width, Math.floor(k / image.width), image)) * 255);
  }
  return { ...image, channels: 4, data };
}

async function dress(inputs: Inputs, { step }: Work): Promise<readonly unknown[]> {
  const { image, mask, refer_image: garment, seed, steps } = inputs;
  const person = imageOf(image);
  for (let value = 1; value <= Number(steps); value++) await step(value, Number(steps));
  const drawn = drawFrom(words(digestOf(imageOf(garment)), seed), person.width, person.height);
  return [repaint({ pixels: throughVae(person), mask: maskOf(mask) }, drawn, 1)];
}

/** Finds edges of a photograph, where neighbouring pixels differ. */
function edgesOf({ width, height, data }: Pixels): Pixels {
  const edges = data.map((value, k) => (Math.abs(value - (data[k + 3] ?? value)) > 32 ? 255 : 0));
  return { width, height, channels: 3, data: edges };
}

function applyControl({ positive, negative, control_net: net, image, strength, end_percent: end }: Inputs) {
  const held = words(net, digestOf(imageOf(image)), strength, end);
  const nets = (value: unknown) => [...conditioningOf(value).facts.nets, controlsOf(String(net))];
  return [further(positive, held, { nets: nets(positive) }), further(negative, held, { nets: nets(negative) })];
}

function encodeReferences({ prompt, clip, vae, ...pictures }: Inputs): readonly unknown[] {
  const images = Object.values(pictures)
    .filter((image) => image !== undefined)
    .map((image) => digestOf(imageOf(image)));
  const references = vae === undefined ? [] : images.map(() => vaeIn(vae).facts.channels);
  return [conditioned(words(prompt, clip, ...images), encoderIn(clip), { references })];
}

function refer({ conditioning, latent }: Inputs): readonly unknown[] {
  const { pixels, channels } = latentOf(latent);
  const { references } = conditioningOf(conditioning).facts;
  return [further(conditioning, digestOf(pixels), { references: [...references, channels] })];
}

function referHidream({ positive, negative, ...images }: Inputs): readonly unknown[] {
  const seen = words(...Object.values(images).map((image) => digestOf(imageOf(image))));
  return [further(positive, seen), further(negative, seen)];
}

function forInpaint({ positive, negative, vae, pixels, mask }: Inputs): readonly unknown[] {
  const latent = encoded(blanked(croppedToEight(imageOf(pixels)), maskOf(mask)), vae);
  return [positive, negative, { ...latent, mask: maskOf(mask) }];
}

export const NODE_WORK: Readonly<Record<string, Do>> = {
  CheckpointLoaderSimple: ({ ckpt_name: name }) => loadCheckpoint(String(name)),
  UNETLoader: ({ unet_name: name }) => [new Tagged(words('model', name), architectureOf(String(name)))],
  UnetLoaderGGUF: ({ unet_name: name }) => [new Tagged(words('model', name), architectureOf(String(name)))],
  CLIPLoader: ({ clip_name: name, type }) => encodersOf([name], type),
  CLIPLoaderGGUF: ({ clip_name: name, type }) => encodersOf([name], type),
  DualCLIPLoader: ({ clip_name1: first, clip_name2: second, type }) => encodersOf([first, second], type),
  TripleCLIPLoader: (inputs) => encodersOf(Object.values(inputs), 'sd3'),
  QuadrupleCLIPLoader: (inputs) => encodersOf(Object.values(inputs), 'hidream'),
  VAELoader: ({ vae_name: name }) => [new Tagged(words('vae', name), vaeOf(String(name)))],
  LoraLoader: ({ model, clip, lora_name: name, strength_model: strength, strength_clip: onClip }) => [
    ...retagged(model, name, strength),
    new Tagged(words(clip, name, onClip), encoderIn(clip).facts),
  ],
  LoraLoaderModelOnly: ({ model, lora_name: name, strength_model: strength }) => retagged(model, name, strength),
  ModelSamplingAuraFlow: ({ model, shift }) => retagged(model, shift),
  ModelSamplingSD3: ({ model, shift }) => retagged(model, shift),
  ModelNoiseScale: ({ model, noise_scale: scale }) => retagged(model, scale),
  FluxKVCache: ({ model }) => retagged(model, 'cached'),
  CFGNorm: ({ model }) => retagged(model, 'normed'),
  DifferentialDiffusion: ({ model }) => retagged(model, 'soft'),
  T5TokenizerOptions: ({ clip, ...options }) => [
    new Tagged(words(clip, JSON.stringify(options)), encoderIn(clip).facts),
  ],
  CLIPTextEncode: ({ text, clip }) => [conditioned(words(text, clip), encoderIn(clip))],
  ConditioningZeroOut: ({ conditioning }) => [new Tagged('nothing', conditioningOf(conditioning).facts)],
  FluxGuidance: ({ conditioning, guidance }) => [further(conditioning, String(guidance))],
  FluxKontextMultiReferenceLatentMethod: ({ conditioning, reference_latents_method: method }) => [
    further(conditioning, String(method)),
  ],
  ReferenceLatent: refer,
  HiDreamO1ReferenceImages: referHidream,
  TextEncodeQwenImageEdit: encodeReferences,
  TextEncodeQwenImageEditPlus: encodeReferences,
  EmptyLatentImage: (inputs) => [emptyLatent(inputs, 4, 8)],
  EmptySD3LatentImage: (inputs) => [emptyLatent(inputs, 16, 8)],
  EmptyFlux2LatentImage: (inputs) => [emptyLatent(inputs, 128, 16)],
  EmptyHiDreamO1LatentImage: (inputs) => [emptyLatent(inputs, 3, 1)],
  RandomNoise: ({ noise_seed: seed }) => [String(seed)],
  KSamplerSelect: ({ sampler_name: name }) => [name],
  Flux2Scheduler: ({ steps }) => [{ steps: Number(steps), denoise: 1 }],
  SplitSigmasDenoise: ({ sigmas, denoise }) => splitSigmas(sigmas, Number(denoise)),
  BasicGuider: ({ model, conditioning }) => [{ model, conditionings: [conditioning], tag: words(model, conditioning) }],
  CFGGuider: ({ model, positive, negative, cfg }) => [
    { model, conditionings: [positive, negative], tag: words(model, positive, negative, cfg) },
  ],
  KSampler: sample,
  SamplerCustomAdvanced: sampleCustom,
  VAEDecode: decode,
  VAEEncode: ({ pixels, vae }) => [encoded(croppedToEight(imageOf(pixels)), vae)],
  VAEEncodeForInpaint: ({ pixels, vae, mask }) => [
    { ...encoded(blanked(croppedToEight(imageOf(pixels)), maskOf(mask)), vae), mask: maskOf(mask) },
  ],
  InpaintModelConditioning: forInpaint,
  SetLatentNoiseMask: ({ samples, mask }) => [{ ...latentOf(samples), mask: maskOf(mask) }],
  LoadImage: async ({ image }, { picture }) => {
    const pixels = await picture(String(image));
    const empty = { width: 64, height: 64, data: new Float32Array(64 * 64) };
    return [opaque(pixels), pixels.channels === 4 ? channelOf(pixels, 3, (alpha) => 1 - alpha) : empty];
  },
  LoadImageMask: async ({ image, channel }, { picture }) => {
    const at = ['red', 'green', 'blue'].indexOf(String(channel));
    return [channelOf(await picture(String(image)), Math.max(0, at), (value) => value)];
  },
  ControlNetLoader: ({ control_net_name: name }) => [words('net', name)],
  SetUnionControlNetType: ({ control_net: net, type }) => [words(net, type)],
  ControlNetApplyAdvanced: applyControl,
  ControlNetInpaintingAliMamaApply: applyControl,
  ModelPatchLoader: ({ name }) => [name],
  ZImageFunControlnet: patchModel,
  QwenImageDiffsynthControlnet: patchModel,
  Canny: ({ image }) => [edgesOf(imageOf(image))],
  ImageScale: ({ image, ...inputs }) => {
    const { width, height } = sizeOf(inputs);
    return [resized(imageOf(image), width, height)];
  },
  UpscaleModelLoader: ({ model_name: name }) => [name],
  ImageUpscaleWithModel: enlarge,
  InvertMask: ({ mask }) => [{ ...maskOf(mask), data: maskOf(mask).data.map((value) => 1 - value) }],
  JoinImageWithAlpha: ({ image, alpha }) => [withAlpha(imageOf(image), maskOf(alpha))],
  LoadBackgroundRemovalModel: ({ bg_removal_name: name }) => [name],
  RemoveBackground: ({ image }) => [matteOf(image)],
  FaceRestoreModelLoader: ({ model_name: name }) => [name],
  FaceRestoreCFWithModel: ({ image }) => [throughVae(imageOf(image))],
  CatVTONWrapper: dress,
};
