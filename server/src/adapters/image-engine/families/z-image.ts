import type { Family } from './family.ts';
import { AE, APACHE, MEGAPIXEL, QWEN_3_4B } from './shared.ts';

const Z_IMAGE = {
  kin: 'z-image',
  folder: 'diffusion_models',
  // The encoder's file is that of FLUX.2 klein 4B; the type selects Z-Image's template.
  encoders: { type: 'lumina2', files: [QWEN_3_4B] },
  vae: AE,
  emptyLatent: 'EmptySD3LatentImage',
  size: { multiple: 16, pixels: MEGAPIXEL },
  patches: [{ node: 'ModelSamplingAuraFlow', inputs: { shift: 3 } }],
  encoderPatches: [],
  edit: null,
  fillsHoles: false,
  accelerator: null,
  licence: APACHE,
  memory: 12,
} as const;

export const Z_IMAGE_FAMILIES: readonly Family[] = [
  {
    ...Z_IMAGE,
    id: 'z-image-turbo',
    title: 'Z-Image Turbo',
    names: /z.?image.?turbo/i,
    sampling: { steps: 8, sampler: 'res_multistep', scheduler: 'simple', guidance: { kind: 'fixed', cfg: 1 } },
    negative: 'zeroed',
    draws: 80,
    strengths: ['draft'],
  },
  {
    ...Z_IMAGE,
    id: 'z-image',
    title: 'Z-Image',
    names: /z[-_]image/i,
    sampling: { steps: 25, sampler: 'res_multistep', scheduler: 'simple', guidance: { kind: 'scaled', cfg: 4 } },
    negative: 'text',
    draws: 74,
    strengths: [],
  },
];
