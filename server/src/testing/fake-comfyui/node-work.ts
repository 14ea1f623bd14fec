/**
 * The behaviour of each node. Masks and alpha have the same meaning as in the real nodes, including their
 * inconsistencies.
 */
import type { Pixels } from '../../ports/engine-task.ts';
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
}

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
  const mask = Float32Array.from({ length: width * height }, (_, k) => of(data[k * channels + channel]! / 255));
  return { width, height, data: mask };
};

function emptyLatent(inputs: Inputs): FakeLatent {
  const { width, height } = sizeOf(inputs);
  const size = { width: width & ~7, height: height & ~7 };
  return { pixels: { ...size, channels: 3, data: new Uint8Array(size.width * size.height * 3) }, mask: null };
}

/** Blanks the hole before encoding: below full noise the grey remains visible. */
function blanked(pixels: Pixels, mask: FakeMask): Pixels {
  const data = Uint8Array.from(pixels.data);
  for (let k = 0; k < pixels.width * pixels.height; k++) {
    if (maskAt(mask, k % pixels.width, Math.floor(k / pixels.width), pixels) > 0.5) data.fill(128, k * 3, k * 3 + 3);
  }
  return { ...pixels, data };
}

async function sample(inputs: Inputs, { step }: Work): Promise<readonly unknown[]> {
  const latent = latentOf(inputs['latent_image']);
  const { width, height } = latent.pixels;
  const { seed, cfg, model, positive, negative, sampler_name: sampler, scheduler, denoise } = inputs;
  const drawn = drawFrom(words(seed, cfg, model, positive, negative, sampler, scheduler), width, height);
  const steps = Number(inputs['steps']);
  const preview = resized(drawn, 16, 16);
  for (let value = 1; value <= steps; value++) await step(value, steps, preview);
  return [{ pixels: repaint(latent, drawn, Number(denoise)), mask: null }];
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
  return [words(positive, held), words(negative, held)];
}

function encodeReferences({ prompt, clip, image1, image2, image3 }: Inputs): readonly unknown[] {
  const images = [image1, image2, image3]
    .filter((image) => image !== undefined)
    .map((image) => digestOf(imageOf(image)));
  return [words(prompt, clip, ...images)];
}

function forInpaint({ positive, negative, pixels, mask }: Inputs): readonly unknown[] {
  const latent = { pixels: blanked(croppedToEight(imageOf(pixels)), maskOf(mask)), mask };
  return [positive, negative, latent];
}

export const NODE_WORK: Readonly<Record<string, Do>> = {
  CheckpointLoaderSimple: ({ ckpt_name: name }) => [words('model', name), words('clip', name), words('vae', name)],
  UNETLoader: ({ unet_name: name }) => [words('model', name)],
  CLIPLoader: ({ clip_name: name }) => [words('clip', name)],
  DualCLIPLoader: ({ clip_name1: first, clip_name2: second }) => [words('clip', first, second)],
  VAELoader: ({ vae_name: name }) => [words('vae', name)],
  LoraLoaderModelOnly: ({ model, lora_name: name }) => [words(model, name)],
  ModelSamplingAuraFlow: ({ model, shift }) => [words(model, shift)],
  CFGNorm: ({ model }) => [words(model, 'normed')],
  DifferentialDiffusion: ({ model }) => [words(model, 'soft')],
  CLIPTextEncode: ({ text, clip }) => [words(text, clip)],
  ConditioningZeroOut: () => ['nothing'],
  FluxGuidance: ({ conditioning, guidance }) => [words(conditioning, guidance)],
  ReferenceLatent: ({ conditioning, latent }) => [words(conditioning, digestOf(latentOf(latent).pixels))],
  TextEncodeQwenImageEditPlus: encodeReferences,
  EmptyLatentImage: (inputs) => [emptyLatent(inputs)],
  EmptySD3LatentImage: (inputs) => [emptyLatent(inputs)],
  KSampler: sample,
  VAEDecode: ({ samples }) => [throughVae(latentOf(samples).pixels)],
  VAEEncode: ({ pixels }) => [{ pixels: croppedToEight(imageOf(pixels)), mask: null }],
  VAEEncodeForInpaint: ({ pixels, mask }) => [
    { pixels: blanked(croppedToEight(imageOf(pixels)), maskOf(mask)), mask: maskOf(mask) },
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
