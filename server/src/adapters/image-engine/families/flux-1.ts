import type { Family } from './family.ts';
import { AE, APACHE, CLIP_L, FLUX_NON_COMMERCIAL, MEGAPIXEL, T5 } from './shared.ts';

const FLUX_1 = {
  kin: 'flux-1',
  folder: 'both',
  encoders: { type: 'flux', files: [CLIP_L, T5] },
  vae: AE,
  emptyLatent: 'EmptySD3LatentImage',
  size: { multiple: 16, pixels: MEGAPIXEL },
  patches: [],
  encoderPatches: [],
  negative: 'zeroed',
  strengths: [],
  edit: null,
  fillsHoles: false,
  accelerator: null,
  licence: FLUX_NON_COMMERCIAL,
  memory: 16,
} as const;
const SAMPLING = { steps: 20, sampler: 'euler', scheduler: 'simple' };

export const FLUX_1_FAMILIES: readonly Family[] = [
  {
    ...FLUX_1,
    id: 'flux-1-fill',
    title: 'FLUX.1 Fill',
    names: /flux.?1?.?fill/i,
    sampling: { steps: 20, sampler: 'euler', scheduler: 'normal', guidance: { kind: 'distilled', guidance: 30 } },
    draws: null,
    fillsHoles: true,
  },
  {
    ...FLUX_1,
    id: 'flux-1-kontext',
    title: 'FLUX.1 Kontext',
    names: /kontext/i,
    sampling: { ...SAMPLING, guidance: { kind: 'distilled', guidance: 2.5 } },
    draws: null,
    strengths: ['edit'],
    edit: {
      rank: 30,
      pictures: 1,
      way: 'reference latents',
      startsFromPicture: true,
      referenceMethod: null,
    },
  },
  {
    ...FLUX_1,
    id: 'flux-1-schnell',
    title: 'FLUX.1 schnell',
    names: /schnell/i,
    sampling: { ...SAMPLING, steps: 4, guidance: { kind: 'fixed', cfg: 1 } },
    draws: 55,
    strengths: ['draft'],
    licence: APACHE,
  },
  {
    ...FLUX_1,
    id: 'flux-1-krea',
    title: 'FLUX.1 Krea',
    names: /flux.*krea/i,
    sampling: { ...SAMPLING, guidance: { kind: 'distilled', guidance: 3.5 } },
    draws: 58,
  },
  {
    ...FLUX_1,
    id: 'flux-1-dev',
    title: 'FLUX.1 dev',
    names: /flux(?![-_. ]?[2-9])/i,
    sampling: { ...SAMPLING, guidance: { kind: 'distilled', guidance: 3.5 } },
    draws: 56,
  },
];
