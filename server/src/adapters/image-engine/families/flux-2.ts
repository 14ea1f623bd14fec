import type { Family, FamilyEdit } from './family.ts';
import { APACHE, FLUX2_VAE, FLUX_NON_COMMERCIAL, MEGAPIXEL, neededFile, QWEN_3_4B, QWEN_3_8B } from './shared.ts';

const EDIT: FamilyEdit = {
  rank: 60,
  pictures: 4,
  way: 'reference latents',
  startsFromPicture: false,
  referenceMethod: null,
};
const FLUX_2 = {
  kin: 'flux-2',
  folder: 'diffusion_models',
  vae: FLUX2_VAE,
  emptyLatent: 'EmptyFlux2LatentImage',
  size: { multiple: 16, pixels: MEGAPIXEL },
  patches: [],
  encoderPatches: [],
  fillsHoles: false,
  accelerator: null,
} as const;
const KLEIN_4B = {
  ...FLUX_2,
  encoders: { type: 'flux2', files: [QWEN_3_4B] },
  loras: /4b/i,
  licence: APACHE,
  memory: 12,
} as const;
const KLEIN_9B = {
  ...FLUX_2,
  encoders: { type: 'flux2', files: [QWEN_3_8B] },
  loras: /9b/i,
  licence: FLUX_NON_COMMERCIAL,
  memory: 20,
} as const;
const DISTILLED = {
  sampling: { steps: 4, sampler: 'euler', scheduler: 'Flux2Scheduler', guidance: { kind: 'fixed', cfg: 1 } },
  negative: 'zeroed',
  strengths: ['edit', 'draft'],
} as const;
const BASE = {
  sampling: { steps: 20, sampler: 'euler', scheduler: 'Flux2Scheduler', guidance: { kind: 'scaled', cfg: 5 } },
  negative: 'text',
  strengths: ['edit'],
} as const;

export const FLUX_2_FAMILIES: readonly Family[] = [
  {
    ...KLEIN_9B,
    ...DISTILLED,
    id: 'flux-2-klein-9b-kv',
    title: 'FLUX.2 klein 9B KV',
    names: /klein.*9b.*[-_. ]kv/i,
    patches: [{ node: 'FluxKVCache', inputs: {} }],
    draws: null,
    edit: { ...EDIT, rank: 66 },
  },
  {
    ...KLEIN_9B,
    ...BASE,
    id: 'flux-2-klein-9b-base',
    title: 'FLUX.2 klein 9B base',
    names: /klein.*(base.*9b|9b.*base)/i,
    draws: 62,
    edit: { ...EDIT, rank: 62 },
  },
  {
    ...KLEIN_9B,
    ...DISTILLED,
    id: 'flux-2-klein-9b',
    title: 'FLUX.2 klein 9B',
    names: /klein.*9b/i,
    draws: 68,
    edit: { ...EDIT, rank: 64 },
  },
  {
    ...KLEIN_4B,
    ...BASE,
    id: 'flux-2-klein-4b-base',
    title: 'FLUX.2 klein 4B base',
    names: /klein.*(base.*4b|4b.*base)/i,
    draws: 60,
    edit: { ...EDIT, rank: 56 },
  },
  {
    ...KLEIN_4B,
    ...DISTILLED,
    id: 'flux-2-klein-4b',
    title: 'FLUX.2 klein 4B',
    names: /klein.*4b/i,
    draws: 66,
    edit: { ...EDIT, rank: 58 },
  },
  {
    ...FLUX_2,
    id: 'flux-2-dev',
    title: 'FLUX.2 dev',
    names: /flux.?2.?dev/i,
    encoders: {
      type: 'flux2',
      files: [
        neededFile(
          'mistral_3_small_flux2_fp8.safetensors',
          'Comfy-Org/flux2-dev/tree/main/split_files/text_encoders',
          /mistral.*flux.?2.*fp8/i,
          /mistral/i,
        ),
      ],
    },
    sampling: {
      steps: 20,
      sampler: 'euler',
      scheduler: 'Flux2Scheduler',
      guidance: { kind: 'distilled', guidance: 4 },
    },
    negative: 'none',
    draws: 64,
    strengths: ['edit', 'text'],
    edit: { ...EDIT, rank: 68, pictures: 6 },
    accelerator: { names: /flux.?2.*turbo/i, steps: 8 },
    loras: /flux.?2.?d/i,
    licence: FLUX_NON_COMMERCIAL,
    memory: 24,
  },
];
