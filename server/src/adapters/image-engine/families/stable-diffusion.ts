import type { Family } from './family.ts';
import { AE, APACHE, CLIP_G, CLIP_L, MEGAPIXEL, neededFile, T5 } from './shared.ts';

const UNET = {
  folder: 'checkpoints',
  encoders: null,
  vae: null,
  emptyLatent: 'EmptyLatentImage',
  patches: [],
  encoderPatches: [],
  negative: 'text',
  edit: null,
  fillsHoles: false,
  accelerator: null,
} as const;
const USUAL = { sampler: 'dpmpp_2m', scheduler: 'karras', guidance: { kind: 'slider' } } as const;
const FEW_STEPS = {
  steps: 8,
  sampler: 'euler',
  scheduler: 'sgm_uniform',
  guidance: { kind: 'fixed', cfg: 1.5 },
} as const;
const SDXL = {
  ...UNET,
  kin: 'sdxl',
  size: { multiple: 64, pixels: MEGAPIXEL },
  licence: { name: 'OpenRAIL++-M', sells: 'yes' },
  memory: 8,
} as const;
const SD_15 = {
  ...UNET,
  kin: 'sd15',
  size: { multiple: 8, pixels: 512 * 768 },
  licence: { name: 'OpenRAIL-M', sells: 'yes' },
  memory: 4,
} as const;
const SD_3 = {
  kin: 'sd3',
  folder: 'both',
  encoders: { type: 'sd3', files: [CLIP_L, CLIP_G, T5] },
  vae: neededFile('sd3.5_vae.safetensors', 'stabilityai/stable-diffusion-3.5-large', /sd.?3.*vae|vae.*sd.?3/i),
  emptyLatent: 'EmptySD3LatentImage',
  size: { multiple: 64, pixels: MEGAPIXEL },
  patches: [],
  encoderPatches: [],
  strengths: [],
  edit: null,
  fillsHoles: false,
  accelerator: null,
  licence: { name: 'Stability Community', sells: 'conditions' },
  memory: 16,
} as const;

export const STABLE_DIFFUSION_FAMILIES: readonly Family[] = [
  {
    ...SD_3,
    id: 'sd-3.5-turbo',
    title: 'Stable Diffusion 3.5 Large Turbo',
    names: /sd.?3.*turbo|stable.?diffusion.?3.*turbo/i,
    // Flow models: the `karras` schedule, which suits SDXL, spoils their pictures.
    sampling: { steps: 4, sampler: 'euler', scheduler: 'sgm_uniform', guidance: { kind: 'fixed', cfg: 1 } },
    negative: 'zeroed',
    draws: 46,
  },
  {
    ...SD_3,
    id: 'sd-3.5',
    title: 'Stable Diffusion 3.5',
    names: /sd.?3|stable.?diffusion.?3/i,
    sampling: { steps: 28, sampler: 'euler', scheduler: 'sgm_uniform', guidance: { kind: 'scaled', cfg: 4.5 } },
    negative: 'text',
    draws: 47,
  },
  {
    kin: 'chroma',
    id: 'chroma',
    title: 'Chroma',
    names: /chroma(?!.*radiance)/i,
    folder: 'diffusion_models',
    encoders: { type: 'chroma', files: [T5] },
    vae: AE,
    emptyLatent: 'EmptySD3LatentImage',
    size: { multiple: 16, pixels: MEGAPIXEL },
    patches: [{ node: 'ModelSamplingAuraFlow', inputs: { shift: 1 } }],
    encoderPatches: [{ node: 'T5TokenizerOptions', inputs: { min_padding: 1, min_length: 0 } }],
    sampling: { steps: 26, sampler: 'euler', scheduler: 'beta', guidance: { kind: 'scaled', cfg: 4 } },
    negative: 'text',
    draws: 45,
    strengths: [],
    edit: null,
    fillsHoles: false,
    accelerator: null,
    licence: APACHE,
    memory: 16,
  },
  {
    ...SDXL,
    id: 'sdxl-turbo',
    title: 'SDXL Turbo',
    names: /sd.?xl.?turbo/i,
    size: { multiple: 64, pixels: 512 * 512 },
    sampling: { steps: 4, sampler: 'euler_ancestral', scheduler: 'normal', guidance: { kind: 'fixed', cfg: 1 } },
    negative: 'zeroed',
    draws: 30,
    strengths: ['draft'],
    licence: { name: 'Stability Community', sells: 'conditions' },
  },
  {
    ...SDXL,
    id: 'sdxl-few-steps',
    title: 'SDXL for few steps',
    names: /(?=.*(xl|pony|illustrious|noob))(?=.*(turbo|lightning|hyper|lcm|dmd))/i,
    sampling: FEW_STEPS,
    draws: 38,
    strengths: ['draft'],
  },
  {
    ...SDXL,
    id: 'sdxl',
    title: 'SDXL',
    names: /xl|pony|illustrious|noob/i,
    sampling: { ...USUAL, steps: 28 },
    draws: 42,
    strengths: [],
  },
  {
    ...SD_15,
    id: 'sd-1.5-few-steps',
    title: 'SD 1.5 for few steps',
    names: /(?=.*(sd.?1|v1.?5|1\.5|dreamshaper))(?=.*(turbo|lightning|hyper|lcm))/i,
    sampling: FEW_STEPS,
    draws: 18,
    strengths: ['draft'],
  },
  {
    ...SD_15,
    id: 'sd-1.5',
    title: 'SD 1.5',
    names: /sd.?1(?!\d)|sd.?15|v1.?5|1\.5|dreamshaper|realistic.?vision|deliberate/i,
    sampling: { ...USUAL, steps: 25 },
    draws: 20,
    strengths: [],
  },
];

/** A checkpoint whose name says no family: most of them are derived from SD 1.5. */
export const UNKNOWN_CHECKPOINT: Family = {
  ...SD_15,
  id: 'unknown',
  title: 'Unknown, treated as SD 1.5',
  names: /(?:)/,
  sampling: { ...USUAL, steps: 25 },
  draws: 1,
  strengths: [],
  licence: { name: 'Unknown', sells: 'conditions' },
};
export const UNKNOWN_FEW_STEPS: Family = {
  ...UNKNOWN_CHECKPOINT,
  id: 'unknown-few-steps',
  names: /turbo|lightning|hyper|lcm/i,
  sampling: FEW_STEPS,
};
